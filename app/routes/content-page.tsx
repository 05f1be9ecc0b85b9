// Any page written in app/content/pages: a partner, a product, a programme, a listing, a legal page. An address that
// no such page has is unknown.

import { unknownPath } from "../http/page-error.ts";
import { ContentPage } from "../layout/content-page.tsx";
import type { Route } from "./+types/content-page";
import { findPayload } from "./find-payload.server.ts";
import { withSuggestions } from "./with-suggestions.server.ts";

export function loader(args: Route.LoaderArgs) {
  return withSuggestions(args, () => findPayload(args.context, args.url, unknownPath));
}

export { pageMeta as meta } from "../layout/page-meta.ts";
export {
  fetchPayload as clientLoader,
  onAnotherPage as shouldRevalidate,
} from "../pages/fetch-payload.ts";

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage payload={loaderData} />;
}
