import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  // As the site's own: a plain page must not lose for being sent or read unminified, or for an older target.
  environments: { ssr: { build: { minify: true } } },
  build: { target: "es2023", emptyOutDir: true },
});
