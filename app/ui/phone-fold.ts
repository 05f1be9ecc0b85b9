/** The class of what a phone folds, and wide screens and paper show open (phone-fold.css, app/browser/open-folds.ts). */
export const PHONE_FOLD = "phone-fold";
