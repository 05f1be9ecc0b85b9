// The error page itself, at an address of its own, so that it can be looked at and linked to.
import { ErrorPage } from "../layout/error-page.tsx";
import { SITE } from "../site.ts";

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
  return (
    <ErrorPage
      error={{
        statusCode: 500,
        statusMessage: "Internal Server Error",
        message: "Internal Server Error",
        data: null,
        fatal: false,
      }}
    />
  );
}
