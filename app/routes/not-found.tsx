// Every address that no other route answers: the 404 of the specification, on the server and in the browser alike.
import { unknownPath } from "../http/page-error.ts";
import { orNearPages } from "../search/or-near-pages.server.ts";
import type { Route } from "./+types/not-found";

export function loader(args: Route.LoaderArgs): Promise<never> {
  return orNearPages(args, () => {
    throw unknownPath(args.url);
  });
}

export function clientLoader({ url }: Route.ClientLoaderArgs): never {
  throw unknownPath(url);
}

export function meta() {
  return [{ title: "Page introuvable" }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return null;
}
