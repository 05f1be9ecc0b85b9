/** The drawings that a tile may have; app/blocks/tiles/pictures.build.tsx draws each. */
export const PICTURE_NAMES = [
  "invitation",
  "voyage",
  "toque",
  "couple",
  "changer",
  "combiné",
  "litige",
  "attente",
] as const;

export type PictureName = (typeof PICTURE_NAMES)[number];
