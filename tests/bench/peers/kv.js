// Stands for KV: what workerd's own KV binding asks over HTTP, answered out of memory by a Worker in the same process,
// with as little work as can be. The bench writes `values.js` beside this file: what KV holds at the start.
import { VALUES } from "values.js";

const values = new Map(Object.entries(VALUES));

export default {
  async fetch(request) {
    const { method, url } = request;
    const [address = ""] = url.split("?", 1);
    const key = decodeURIComponent(address.slice(address.lastIndexOf("/") + 1));
    if (method === "PUT") values.set(key, await request.text());
    const value = values.get(key);
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value);
  },
};
