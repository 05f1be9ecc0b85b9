import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route(":number?", "routes/page.tsx")] satisfies RouteConfig;
