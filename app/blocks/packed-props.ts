/**
 * Props of a tool with hundreds of facts, as one text: the data of a document takes a list apart value by value, for
 * each visitor anew, and a text as it stands. Packed at build, opened wherever the tool is drawn.
 */

/** The sign that stands for a quotation mark, which JSON in JSON in a script would write in four. */
const MARK = "`";
/** Tools that stay open: as many as there are. */
const MOST_OPEN = 4;

/** `of` is never there: it says what the text holds. */
export type Packed<Props> = { packed: string; of?: Props };

/** @throws where the props hold the sign that the text needs for itself */
export function packProps<Props extends object>(props: Props): Packed<Props> {
  const text = JSON.stringify(props);
  if (text.includes(MARK)) throw new Error(`The data of a tool can't hold ${MARK}.`);
  return { packed: text.replaceAll('"', MARK) };
}

/** By text: an isolate, or a visit, draws the same tool again and again. */
const open = new Map<string, object>();

/** The same object for the same text, so that what is worked out from it can be kept with it. */
export function openProps<Props extends object>({ packed }: Packed<Props>): Props {
  const known = open.get(packed);
  if (known) return known as Props;
  const props: Props = JSON.parse(packed.replaceAll(MARK, '"'));
  if (open.size >= MOST_OPEN) open.clear();
  open.set(packed, props);
  return props;
}
