"""The helpers of the browser tests themselves."""

from typing import Any

import pytest

from tests.web.house import Visit

URL = "http://magnat.test/"


def test_an_error_in_a_page_ends_the_waits_of_all_pages_at_once(browser: Any) -> None:
    failing, waiting = [Visit(browser, URL) for _ in range(2)]
    for each in (failing, waiting):
        each.context.route("**/*", lambda route: route.fulfill(body="<p>", content_type="text/html"))
        each.page.goto(URL)
    failing.page.evaluate("() => void setTimeout(() => console.error('the engine has crashed'))")
    with pytest.raises(Exception, match="the engine has crashed"):
        waiting.page.wait_for_function("() => false")
    waiting.close()
    with pytest.raises(AssertionError, match="the engine has crashed"):
        failing.close()


def test_expected_errors_end_no_wait(browser: Any) -> None:
    visit = Visit(browser, URL)
    visit.KNOWN = (*visit.KNOWN, "404")
    visit.context.route("**/*", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    visit.page.goto(URL)
    visit.page.evaluate("() => { console.error('status 404'); setTimeout(() => (window.seen = true)); }")
    visit.page.wait_for_function("() => window.seen")
    visit.close()
