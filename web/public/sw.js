// Offline support for the shell: pages and built files are cached, the API is not.
const KEEP = "magnat-shell-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
    event.waitUntil(
        caches
            .keys()
            .then((keys) => Promise.all(keys.filter((key) => key !== KEEP).map((key) => caches.delete(key))))
            .then(() => self.clients.claim()),
    ),
);
self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname.startsWith("/assets/")) {
        event.respondWith(
            caches.match(event.request).then(
                (found) =>
                    found ??
                    fetch(event.request).then((answer) => {
                        const copy = answer.clone();
                        if (answer.ok) caches.open(KEEP).then((cache) => cache.put(event.request, copy));
                        return answer;
                    }),
            ),
        );
        return;
    }
    const page = event.request.mode === "navigate" ? "/" : event.request;
    event.respondWith(
        fetch(event.request)
            .then((answer) => {
                if (answer.ok) {
                    const copy = answer.clone();
                    caches.open(KEEP).then((cache) => cache.put(page, copy));
                }
                return answer;
            })
            .catch(() => caches.match(page).then((found) => found ?? Response.error())),
    );
});
