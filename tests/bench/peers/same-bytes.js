// Sends our own pages, headers included, without having drawn them: the floor of what sending them costs. The bench
// writes `pages.js` beside this file: by path, the answer's headers and its body.
//
// The body is bytes, not a string. A string would be encoded anew for each answer, which costs as much as the page is
// long: next to that, whoever keeps bytes would always look well. Bytes that never change are the stricter measure.
import { PAGES } from "pages.js";

export default {
  fetch({ url }) {
    const page = PAGES[url.slice(url.indexOf("/", "https://".length))];
    return page
      ? new Response(page.body, { headers: page.headers })
      : new Response(null, { status: 404 });
  },
};
