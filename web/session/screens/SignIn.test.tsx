import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#contract/demo-people.ts';
import { button, click, rendered, settled } from '#tests/web/rendered.tsx';

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

test('users of a demo of this computer alone are offered by one click, with what they may do', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', fetched);
  await opened({ demoPassword: 'tajne-heslo' });
  await vi.waitFor(
    async () => {
      await settled();
      for (const { may } of demoPeople) expect(document.body.textContent).toContain(may);
    },
    { timeout: 15_000 },
  );
  const [, person] = demoPeople;
  if (person === undefined) throw new Error('The demo has no users.');
  click(button(person.role + person.may));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 15_000 });
  const body = JSON.parse(fetched.mock.lastCall?.[1].body as string) as Record<string, unknown>;
  expect(body).toMatchObject({ user_identity: person.identity, password: 'tajne-heslo' });
  vi.unstubAllGlobals();
});

test.each([{}, { demo: 'open' }, { demoPassword: '' }])(
  'nobody is offered where the server tells no password of a demo (%j)',
  async (settings) => {
    await opened(settings);
    await settled();
    expect(document.body.textContent).not.toContain('example.cz');
    expect(document.body.textContent).not.toContain('Vyzkoušejte');
  },
);
