// Why nobody is sent to a firm, as the beginning of a sentence.

/** Closed, gone from France, of no proven activity, or not known to be authorised. */
export type Obstacle = "closed" | "withdrawn" | "unproven" | "unauthorised";

export const OBSTACLES: Record<Obstacle, string> = {
  closed: "Cette société n’est plus ouverte",
  withdrawn: "Cette société ne sert plus la France",
  unproven: "L’activité actuelle de cette société n’est pas établie",
  unauthorised: "L’agrément de cette société n’est pas établi",
};
