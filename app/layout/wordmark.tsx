// The site's name at the head of every page, as a drawn sign: letters of a font that comes late would look one way on
// the first page of a visit and another on the second.
import { cutWordmark, SITE } from "../site.ts";

/** The name that is drawn below. Any other name is set in the font of headings. */
const DRAWN = "Primoscope";

/** The middle lines of the letters, as thick pens follow them, in the two colours of the name. */
const PRIMO =
  "M2.2 23V6.6h5.3a4.6 4.6 0 0 1 0 9.2H2.2M18.5 23V8m0 9.5c0-5 2.2-7.4 6.9-7.4M30.1 23V8m0-2V1.7M37.2 23V8m0 8c0-3.8 1.6-5.9 4.2-5.9s3.9 1.9 3.9 5.1V23m0-7c0-3.8 1.6-5.9 4.2-5.9s3.9 1.9 3.9 5.1V23M59.2 15.5a5.7 5.6 0 1 0 11.4 0 5.7 5.6 0 1 0-11.4 0z";
const SCOPE =
  "M85.4 12.9c-.6-1.9-2-2.9-4.3-2.9-2.5 0-4.1.9-4.1 2.6 0 1.9 2 2.3 4.2 2.8 2.4.5 4.6 1.1 4.6 3.1 0 1.7-1.6 2.6-4.4 2.6-2.7 0-4.4-1.1-5-3.1M100.5 13.3c-.8-2.2-2.4-3.3-4.6-3.3-3.1 0-5.4 2.3-5.4 5.5s2.3 5.5 5.4 5.5c2.3 0 3.9-1.1 4.7-3.4M105.3 15.5a5.7 5.6 0 1 0 11.4 0 5.7 5.6 0 1 0-11.4 0zM122.6 28.5V8M122.5 15.5a5.7 5.6 0 1 0 11.4 0 5.7 5.6 0 1 0-11.4 0zM139.6 15.3h9.2c0-3.2-2-5.3-4.9-5.3s-5.1 2.3-5.1 5.5 2.2 5.5 5.4 5.5c1.7 0 3.2-.5 4.3-1.5";

/** The browser takes the lines from the page that the server sent: they need not come a second time, in a script. */
const [primo, scope] = import.meta.env.SSR
  ? [PRIMO, SCOPE]
  : Array.from(document.querySelectorAll(".wordmark path"), (line) => line.getAttribute("d") ?? "");

export function Wordmark() {
  if (SITE.name !== DRAWN) {
    const [head, tail] = cutWordmark();
    return (
      <>
        {head}
        {tail && <i>{tail}</i>}
      </>
    );
  }
  return (
    <svg viewBox="0 1 151 28" strokeWidth="4.3" role="img" aria-label={SITE.name}>
      <path d={primo} />
      <path d={scope} className="wordmark__end" />
    </svg>
  );
}
