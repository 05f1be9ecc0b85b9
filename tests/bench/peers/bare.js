// The least a Worker can do: a constant page of 42 KB, the length of the other peers' pages.
const PAGE = `<!doctype html><html lang="fr"><title>Page</title><h1>Page</h1>${"<p>Une ligne de texte</p>".repeat(1_680)}</html>`;

export default {
  fetch() {
    return new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};
