/** Stands for the canonical origin in what is drawn at build, when nobody knows it yet. */
export const ORIGIN_MARK = "\uE002";
