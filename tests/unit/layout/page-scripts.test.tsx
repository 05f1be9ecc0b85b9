import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { renderPage } from "../../../app/build/render/render-page.tsx";
import { JsonLd } from "../../../app/layout/page-scripts.tsx";
import { SentPageContext } from "../../../app/pages/page-content.tsx";
import { samplePayload } from "../build/sample-payload.ts";

test("the server writes the page's structured data with the site's own origin", () => {
  const { path } = samplePayload();
  const Site = createRoutesStub([{ id: "root", path, Component: SamplePage }]);
  const html = renderToString(
    <Site
      initialEntries={[path]}
      hydrationData={{ loaderData: { root: { origin: "https://example.fr" } } }}
    />,
  );
  const [, json = ""] = /<script type="application\/ld\+json">(.+)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"].at(-1)).toMatchObject({
    "@type": "WebPage",
    url: "https://example.fr/banque/n26/metal",
  });
});

function SamplePage() {
  const page = renderPage(samplePayload());
  return (
    <SentPageContext value={page}>
      <JsonLd path={page.path} />
    </SentPageContext>
  );
}
