"""Mute, block and report in the client, notifications, phrases, and the pages about the server."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.checks import checked
from tests.web.test_states import open_shared_table


@pytest.mark.closer  # two browsers and a whole dialogue
def test_a_player_mutes_reports_and_reads_what_came_of_it(visit: Any) -> None:
    host, guest, _ = open_shared_table(visit)
    guest.page.fill(".rail .talk input", "vous êtes nuls")
    guest.page.click(".rail .talk form button")
    host.page.click(".rail [data-author]")
    checked(host.page, "light")
    host.page.click("[data-mute]")
    host.page.wait_for_selector("[data-unmute]")
    host.page.click("[data-report]")
    expect(host.page.locator("dialog .meant")).to_have_text("Nadia vous êtes nuls")
    checked(host.page, "light")
    host.page.click("[data-reason=name]")
    host.page.click("[data-send-report]")
    host.page.wait_for_selector("text=Signalement envoyé")
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".rail [data-hidden]")).to_have_count(1)
    expect(host.page.locator(".rail .talk p:has-text('nuls')")).to_have_count(0)
    blocks = host.call("GET", "/api/me/blocks")["blocks"]
    assert [(each["name"], each["kind"]) for each in blocks] == [("Nadia", "block")], "the report also blocked"
    host.page.goto(f"{host.url}/settings")
    host.page.click("text=Retirer Nadia")
    expect(host.page.locator("text=Retirer Nadia")).to_have_count(0)


@pytest.mark.closer  # a table of its own in a browser
def test_a_table_with_phrases_only_has_no_field_for_text(visit: Any) -> None:
    host, guest, _ = open_shared_table(visit, chat="phrases")
    expect(host.page.locator(".rail [data-phrases-only]")).to_have_count(1)
    expect(host.page.locator(".rail .talk input")).to_have_count(0)
    host.page.click(".rail [data-phrase=not-this-time]")
    guest.page.wait_for_selector(".rail .talk p:has-text('Pas cette fois')")


@pytest.mark.closer  # two more pages of the client
def test_the_pages_about_the_server_state_retention(visit: Any) -> None:
    client = visit("fr")
    client.page.goto(client.url)
    client.page.click("a[href='/privacy']")
    expect(client.page.locator("[data-keep-chat]")).to_contain_text("30")
    checked(client.page, "light")
    client.page.goto(f"{client.url}/contact")
    client.page.wait_for_selector("text=n’a pas donné d’adresse")
    checked(client.page, "light")


@pytest.mark.closer  # three pages of the client
def test_retention_is_stated_where_data_is_entered(visit: Any) -> None:
    client = visit("fr")
    for path, kind, days in (("/settings", "players", "365"), ("/new/deal", "players", "365")):
        client.page.goto(f"{client.url}{path}")
        expect(client.page.locator(f"[data-kept={kind}]")).to_contain_text(days)
    host, _, _ = open_shared_table(visit)
    expect(host.page.locator(".rail [data-kept=chat]")).to_be_hidden()
    host.page.focus(".rail .talk input")
    expect(host.page.locator(".rail [data-kept=chat]")).to_contain_text("30")
    checked(host.page, "light")
    host.page.click("[data-meet]")
    host.page.click("[data-report]")
    expect(host.page.locator("[data-kept=reports]")).to_contain_text("90")
