import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.MAGNAT_SERVER ?? "http://127.0.0.1:8080";

const UNUSED_TEXTS = /\/\w+\/(server|bank|workshop|editions|printing)\.ftl/; // in standalone pages

/** Build `standalone.html` as one file with its script, styles and glyphs, so that it opens without a network. */
function oneFile(): Plugin[] {
  const leaveOut: Plugin = {
    name: "leave-out-texts",
    enforce: "pre",
    load: (id) => (UNUSED_TEXTS.test(id) ? 'export default ""' : null),
  };
  const inline: Plugin = {
    name: "inline-assets",
    enforce: "post",
    transformIndexHtml: {
      order: "pre",
      handler(page) {
        const glyphs = /<svg class="sprite"[^]*?\n {4}<\/svg>/.exec(readFileSync("index.html", "utf-8"))?.[0];
        if (!glyphs) throw new Error("index.html has no glyphs");
        return page.replace("<!--glyphs-->", () => glyphs);
      },
    },
    generateBundle(_, bundle) {
      const page = bundle["standalone.html"];
      if (page?.type !== "asset") throw new Error("standalone.html was not built");
      let text = String(page.source);
      for (const [name, made] of Object.entries(bundle)) {
        if (made === page) continue;
        let [tag, inside] = ["link", `<style>${made.type === "asset" ? String(made.source) : ""}</style>`];
        if (made.type === "chunk") {
          // there is nothing to preload, and Vite would fill this in only later
          const code = made.code.replaceAll("__VITE_PRELOAD__", "void 0").replaceAll("</script", "<\\/script");
          [tag, inside] = ["script", `<script type="module">${code}</script>`];
        }
        const outside = new RegExp(`<${tag}[^>]*"[^"]*${name}"[^>]*>(</script>)?`);
        if (!outside.test(text)) throw new Error(`standalone.html does not use ${name}`);
        text = text.replace(outside, () => inside);
        delete bundle[name];
      }
      page.source = text;
    },
  };
  return [leaveOut, inline];
}

/** The policy of the static site, whose host may send no headers. Python in WebAssembly runs in a worker. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function contentPolicy(): Plugin {
  const tag = { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY } };
  return { name: "content-policy", transformIndexHtml: () => [{ ...tag, injectTo: "head-prepend" as const }] };
}

const PAGES = "standalone"; // the mode that builds the template of standalone pages

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === PAGES ? oneFile() : mode === "site" ? [contentPolicy()] : [])],
  base: mode === "site" ? "./" : "/", // a page without a server may be in any folder
  define: { ALONE: mode === "site" },
  worker: { format: "es" },
  publicDir: mode === PAGES ? false : "public",
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/magnat/web",
    emptyOutDir: mode !== PAGES, // it is beside the client
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: mode === PAGES ? 900 : 400,
    ...(mode === PAGES && {
      cssCodeSplit: false,
      rollupOptions: { input: "standalone.html", output: { inlineDynamicImports: true } },
    }),
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
