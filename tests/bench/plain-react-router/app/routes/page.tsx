// The only page: twenty paragraphs, twelve amounts among them, links to its neighbours.
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { amountsContext } from "../amounts-context.ts";
import { writeParagraphs } from "../words.ts";

const PAGES = [1, 2, 3];
const TEXTS = new Map(PAGES.map((page) => [page, writeParagraphs(page)]));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = Number(params.number ?? 1);
  if (!TEXTS.has(page)) throw new Response(null, { status: 404 });
  return { page, amounts: await context.get(amountsContext).read() };
}

export function meta({ loaderData }: { loaderData: { page: number } }) {
  return [{ title: `Page ${loaderData.page}` }];
}

export default function Page() {
  const { page, amounts } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Page {page}</h1>
      <nav>
        {PAGES.map((other) => (
          <Link key={other} to={other === 1 ? "/" : `/${other}`} prefetch="intent">
            Page {other}
          </Link>
        ))}
      </nav>
      {TEXTS.get(page)?.map((text, index) => (
        <p key={text}>
          {text} {amounts[index] !== undefined && <strong>{amounts[index]} €</strong>}
        </p>
      ))}
    </main>
  );
}
