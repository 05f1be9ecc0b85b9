// Classes that the frame of a page and its style sheets share.

/** The class of the element that holds the tickets of a page; its column is in app/layout/prose.css. */
export const TICKETS_CLASS = "tickets";

/** The class of the contents of a page. */
export const CONTENTS_CLASS = "contents";

/** The class of the entry links by visitor's situation: the home page gives them a place of their own. */
export const TILES_CLASS = "tiles";
