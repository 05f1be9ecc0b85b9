// `::extrait`: a text to read or to copy, in which the site's own address stands.
import { use } from "react";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { OriginContext } from "../../ui/origin.ts";
import type { extrait } from "./compile.ts";

export function Extrait({ label, code, origin, image }: PropsOf<typeof extrait>) {
  return (
    <figure className="extract">
      <figcaption className="meta">{label}</figcaption>
      {image && <img {...image} alt={image.alt} />}
      <pre>
        <code>{code.replaceAll(origin, use(OriginContext))}</code>
      </pre>
    </figure>
  );
}
