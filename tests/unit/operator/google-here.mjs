// Loaded before a command (`node --import`): what it asks of Google's addresses is asked of GOOGLE_HERE instead, and there
// is no other network. Firebase takes its `fetch` when it is loaded, so that this has to come first.
const genuine = fetch;

globalThis.fetch = async (input, init) => {
  const { host, pathname } = new URL(input instanceof Request ? input.url : input);
  if (!host.endsWith(".googleapis.com")) throw new Error(`No network: ${host}`);
  return genuine(process.env.GOOGLE_HERE + pathname, init);
};
