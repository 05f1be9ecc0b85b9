// Steps of a referral programme that one keeps up instead of doing once.

/** Whether a step lasts: « Garder le compte ouvert au moins un an ». Its delay is then how long, not by when. */
export function isHoldingStep(text: string): boolean {
  return /^Garder\b/.test(text);
}
