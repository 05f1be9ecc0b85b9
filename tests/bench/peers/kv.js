// Stands for KV: what workerd's own KV binding asks over HTTP, answered out of memory by a Worker in the same process.
// The bench writes `values.js` beside this file: what KV holds at the start.
import { VALUES } from "values.js";

const values = new Map(Object.entries(VALUES));

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const key = decodeURIComponent(pathname.slice(1));
    if (request.method === "PUT") values.set(key, await request.text());
    else if (request.method === "DELETE") values.delete(key);
    const value = values.get(key);
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value);
  },
};
