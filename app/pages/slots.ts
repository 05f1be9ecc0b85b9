// Places in what is rendered at build that only the running site can fill.
import { slot } from "../amounts/euros.ts";

/** The name of the slot where the whole style sheet is linked. */
export const STYLES = "STYLES";
export const STYLES_SLOT = slot(STYLES);

/** Stands for the canonical origin. */
export const ORIGIN_PLACEHOLDER = "\uE002";
