import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Few patterns: the whole map ships at once, and no request asks the Worker for more of it.
  routeDiscovery: { mode: "initial" },
  // A split clientLoader whose chunk is gone leaves a navigation pending for ever (see app/browser/load-route-module.ts).
  splitRouteModules: false,
} satisfies Config;
