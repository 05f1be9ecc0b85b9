/** Which addresses of other sites this one may name: anybody can open them, and nobody is paid. */

/** Names that no public server answers to. */
const PRIVATE_NAME =
  /\.(?:local|localhost|internal|intranet|lan|home|corp|private|test|invalid|example|arpa)$/;

/** How links say whom to reward: `?ref=`, `?referral-code=`, `?parrain=`, `?werber=`… */
const REFERRAL_FIELD =
  /^(?:ref(?:er|erral|errer)?(?:[-_]?(?:code|id|link))?|code|invit\w*|[\w-]*parrain\w*|sponsor\w*|aff(?:[-_]?id)?|affiliat\w*|promo\w*|coupon|werber|via)$/i;

/** `/r/code`, `/invite/code`, `/join#code`; the rules of a programme (`/invite/terms`) are nobody's. */
const REFERRAL_PATH =
  /\/(?:r|ref|refer|referral|invite|invitation|join|parrain|sponsor)(?:\/#?|#)(?!(?:terms|rules|conditions|faq)\b)[^/#]/i;

const REFERRAL_HOST = /^(?:r|ref|refer|referral|invite|join)\./;

/** http or https, a name with a dot that the whole web knows, no user name; no address in figures. */
export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  const isName = /^[a-z\d.-]+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(url.hostname);
  return isName && !PRIVATE_NAME.test(url.hostname);
}

/** Whether an address rewards somebody for the visit: such links stand in app/referrals.ts alone. */
export function rewardsSomebody(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const inFragment = new URLSearchParams(url.hash.replace(/^#?[^?]*\?|^#/, ""));
  return (
    [...url.searchParams.keys(), ...inFragment.keys()].some((name) => REFERRAL_FIELD.test(name)) ||
    REFERRAL_PATH.test(url.pathname + url.hash) ||
    REFERRAL_HOST.test(url.hostname)
  );
}

/** The host of an address without `www.`; the form hosts are compared in. */
export function bareHost(url: URL): string {
  return url.host.replace(/^www\./, "");
}
