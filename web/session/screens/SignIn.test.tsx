import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';

let leave = () => {};
beforeEach(() => vi.resetModules());
afterEach(() => {
  leave();
  document.head.replaceChildren();
});

/** The text of the sign-in page as the server served it with these settings. */
async function opened(settings: object): Promise<string> {
  const meta = document.createElement('meta');
  meta.name = 'kastelan';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  const { SignIn } = await import('./SignIn.tsx');
  const drawn = rendered(<SignIn onSignedIn={() => Promise.resolve()} />);
  ({ leave } = drawn);
  return drawn.host.textContent ?? '';
}

const WARNING = 'Portál běží s ukázkovými účty a je dostupný z jiných počítačů';

test('a demo that others can reach is warned of on the sign-in page', async () => {
  expect(await opened({ demo: 'open' })).toContain(WARNING);
});

test.each([{ demo: '' }, {}])('any other portal is not warned of (%j)', async (settings) => {
  const text = await opened(settings);
  expect(text).toContain('Přihlásit se');
  expect(text).not.toContain(WARNING);
});
