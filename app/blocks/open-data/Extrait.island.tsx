// `::extrait`: a text to read or to copy, in which the site's own address stands.
import { use } from "react";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { OriginContext } from "../../ui/origin.ts";
import type { extrait } from "./block.ts";

export default function Extrait({ label, code, origin, image }: PropsOf<typeof extrait>) {
  const text = (
    <pre>
      <code>{code.replaceAll(origin, use(OriginContext))}</code>
    </pre>
  );
  // A whole file is long, and most readers know by its fields what they wanted to know.
  if (!image) {
    return (
      <details className="fold extract">
        <summary>{label}</summary>
        {text}
      </details>
    );
  }
  return (
    <figure className="extract">
      <figcaption className="meta">{label}</figcaption>
      <img {...image} alt={image.alt} />
      {text}
    </figure>
  );
}
