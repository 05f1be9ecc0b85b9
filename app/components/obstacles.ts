// Why no referral link to a firm is shown, as the beginning of a sentence.
import type { Obstacle } from "../content/directive-props.ts";

export const OBSTACLES: Record<Obstacle, string> = {
  closed: "Cette société n’est plus ouverte",
  withdrawn: "Cette société ne sert plus la France",
  unproven: "L’activité actuelle de cette société n’est pas établie",
  unauthorised: "L’agrément de cette société n’est pas établi",
};
