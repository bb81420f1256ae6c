import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./parts.css";
import { startAnnouncing } from "./lib/announce";

startAnnouncing();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (ALONE) {
  void import("./site/engine.svelte").then(({ engine }) => engine.start());
  void import("./site/install.svelte");
  void import("./site/updates.svelte").then(({ updates }) => updates.watch());
} else if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
