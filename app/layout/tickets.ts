/** The class of the element that holds the tickets of a page; its column is in app/layout/prose.css. */
export const TICKETS = "tickets";
