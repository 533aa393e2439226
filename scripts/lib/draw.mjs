import { pathToFileURL } from 'node:url';

// Draws a page out of its compiled sources: file, settings of the page (JSON). A process of its own, because the
// sources ask a browser for settings and what it keeps while they are being loaded; this one keeps nothing.
const [file, settings] = process.argv.slice(2);

const metas = {
  'meta[name="kastelan"]': { content: settings },
  // The server writes the nonce with each answer (server/http/page.ts).
  'meta[property="csp-nonce"]': { nonce: '__CSP_NONCE__' },
};
const storage = { getItem: () => null };
Object.assign(globalThis, {
  document: { querySelector: (selector) => metas[selector] ?? null },
  location: { origin: '', pathname: '/client/user/login', search: '' },
  sessionStorage: storage,
  localStorage: storage,
});

const { drawnEntrance } = await import(pathToFileURL(file).href);
process.stdout.write(drawnEntrance());
