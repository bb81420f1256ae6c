// Offline support after the first visit. The page itself downloads files and shows the progress; this worker only
// answers from the caches. A new version is downloaded completely in the background and waits for the user's consent.
const VERSION = "@VERSION@";
const FILES = "@FILES@";
const home = new URL("./", location).href;
const KEEP = `magnat ${home} ${VERSION}`;

async function install() {
    if (!self.registration.active) return;
    const kept = await caches.open(KEEP);
    for (const path of FILES) {
        const url = new URL(path, home).href;
        if (await kept.match(url)) continue;
        const named = /-[\w-]{8,}[./]/.test(path); // a file named by its hash is never outdated
        const found = named && (await caches.match(url));
        const answer = found || (await fetch(url, { cache: "reload" }));
        if (!answer.ok) throw new Error(url);
        await kept.put(url, answer);
    }
}

async function activate() {
    const ours = (await caches.keys()).filter((key) => key.startsWith(`magnat ${home} `) && key !== KEEP);
    await Promise.all(ours.map((key) => caches.delete(key)));
    await self.clients.claim();
}

async function answered(request) {
    const kept = await caches.open(KEEP);
    const page = request.mode === "navigate";
    return (await kept.match(page ? `${home}index.html` : request.url, { ignoreSearch: page })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "now" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(home))
        event.respondWith(answered(event.request));
});
