// The error page itself, at an address of its own, so that it can be looked at and linked to.
import { type PageError, unknownPath } from "../http/page-error.ts";
import { isBot } from "../http/reader.server.ts";
import { ErrorPage } from "../layout/error-page.tsx";
import { SITE } from "../site.ts";
import type { Route } from "./+types/error";

const SHOWN: PageError = {
  statusCode: 500,
  statusMessage: "Internal Server Error",
  message: "Internal Server Error",
  data: null,
  fatal: false,
};

/** @throws a 404 for robots, which are shown no error page: to them there is nothing here */
export function loader({ request, url }: Route.LoaderArgs) {
  if (isBot(request)) throw unknownPath(url);
  return null;
}

/** A visitor who comes by a link is a person: the server need not be asked. */
export function clientLoader() {
  return null;
}

export function meta() {
  return [
    { title: `Page d’erreur · ${SITE.name}` },
    {
      name: "description",
      content:
        "Ce que le site affiche quand une page ne peut pas être servie, et où aller ensuite.",
    },
    { name: "robots", content: "noindex" },
  ];
}

export default function ErrorRoute() {
  return <ErrorPage error={SHOWN} />;
}
