// The one policy that may turn text into HTML or a script address (Trusted Types). It lets everything through, so it is
// for what the site's own build has written, and nothing else.

/** Its name; the Content-Security-Policy allows no other. */
export const TRUSTED_TYPES_POLICY = "primoscope";

type Policy = {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
};
type Browser = {
  trustedTypes?: {
    createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
  };
};

/** Undefined on the server, and in browsers that take plain text. */
const policy = (globalThis as Browser).trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** HTML of a payload, as an element's `innerHTML` takes it. TypeScript's DOM types still say `string`. */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}

/** The address of a script of the site, as `serviceWorker.register` takes it. */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
