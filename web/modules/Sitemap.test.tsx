import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAllModules, listUserModules, saveModule } from '#contract/modules.ts';
import type { Module } from '#contract/modules.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { OtherScreens } from './OtherScreens.tsx';
import { otherScreens } from './site-tree.ts';
import { Sitemap } from './Sitemap.tsx';

function anyModule(fields: Partial<Module>): Module {
  return {
    module_id: 1,
    parent_module_id: null,
    name: 'news',
    enabled: true,
    title: 'Novinky',
    description: 'Co je v portálu nového',
    router_name: 'Blog',
    image_name: 'news',
    module_order: 10,
    sys_admins_only: false,
    under_construction: true,
    is_public: true,
    submodules: 0,
    hide_submodules: false,
    version: 4,
    ...fields,
  };
}

const news = anyModule({});
const records = anyModule({
  module_id: 2,
  name: 'records',
  title: 'Pasporty',
  router_name: '',
  module_order: 20,
  is_public: false,
});
const buildings = anyModule({
  module_id: 3,
  parent_module_id: 2,
  name: 'buildings',
  title: 'Domy',
  router_name: 'buildings',
  under_construction: false,
  is_public: false,
});
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => document.body.textContent ?? '';
const lineOf = (title: string) => {
  const items = [...document.querySelectorAll('li')].filter((item) =>
    item.textContent?.startsWith(title),
  );
  return items.at(-1) as HTMLElement;
};
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const flags = (title: string) => one(`[aria-label="Příznaky modulu ${title}"]`);
const flag = (title: string, at: number) =>
  flags(title).querySelectorAll('input')[at] as HTMLInputElement;

async function open(): Promise<void> {
  ({ leave } = drawn(<Sitemap />));
  await eventually(() => expect(text()).toContain('Novinky'));
}

async function openAsAdmin(): Promise<void> {
  signedIn({ user: { is_sys_admin: true } });
  api.answers(listAllModules, { values: [buildings, records, news], open: [] });
  await open();
}

describe('the map of the portal', () => {
  test('shows submodules under their module, with marks and links where they lead somewhere', async () => {
    signedIn();
    api.answers(listUserModules, { values: [buildings, records, news], open: [] });
    await open();
    expect(lineOf('Pasporty').textContent).toContain('Domy');
    expect(lineOf('Domy').textContent).toContain('jen po přihlášení');
    expect(lineOf('Novinky').textContent).toContain('veřejné');
    expect(lineOf('Novinky').textContent).toContain('ve vývoji');
    expect(links()).toEqual(expect.arrayContaining(['/blog', '/buildings']));
    expect(document.querySelector('[role="group"]')).toBeNull();
  });

  test('names to a visitor also what is behind the sign-in, without links', () => {
    ({ leave } = drawn(<OtherScreens screens={otherScreens([news], false)} />));
    expect(lineOf('Domy').textContent).toBe('Domyjen po přihlášení');
    expect(lineOf('Registrace').textContent).toBe('Registraceveřejné');
    expect(links()).toContain('/client/user/register');
    expect(links()).not.toContain('/buildings');
    expect(text()).not.toContain('Zákazníci');
    expect(text()).not.toContain('Novinky');
  });

  test('shows to the signed-in no screen of a module he has not', () => {
    const titles = otherScreens([news], true).map(({ title }) => title);
    expect(titles).toContain('Zapomenuté heslo');
    expect(titles).not.toContain('Domy');
  });
});

describe('a flag switched by a system admin', () => {
  test('posts the whole module with the flag flipped', async () => {
    await openAsAdmin();
    const { submodules: _submodules, ...whole } = news;
    const saved = { ...news, under_construction: false, version: 5 };
    api.answers(saveModule, [saved]);
    api.answers(listAllModules, { values: [buildings, records, saved], open: [] });
    click(flag('Novinky', 2));
    await eventually(() => expect(text()).toContain('Modul byl uložen'));
    expect(api.sentTo(saveModule)).toEqual([
      { ...whole, under_construction: false, user_identity: 'spravce@example.cz', client_id: 7 },
    ]);
    expect(flag('Novinky', 2).checked).toBe(false);
  });

  test('over a newer version shows the module as it stands and says so', async () => {
    await openAsAdmin();
    const current = { ...news, is_public: false, title: 'Aktuality', version: 6 };
    api.answers(listAllModules, { values: [buildings, records, current], open: [] });
    api.refuses(saveModule, 'version-conflict', { current });
    click(flag('Novinky', 0));
    await eventually(() => expect(text()).toContain('Modul mezitím změnil někdo jiný.'));
    await eventually(() => expect(flag('Aktuality', 0).checked).toBe(true));
    expect(flag('Aktuality', 1).checked).toBe(false);
  });
});

test('a new module is made by a system admin', async () => {
  await openAsAdmin();
  const made = anyModule({ module_id: 9, parent_module_id: 2, name: 'pokus', title: 'Pokus' });
  api.answers(saveModule, [made]);
  click(button('Nový modul'));
  type(oneOf(HTMLInputElement, 'input[name="title"]'), 'Pokus');
  click(button('Vytvořit modul'));
  await eventually(() => expect(text()).toContain('Toto pole je povinné'));
  type(oneOf(HTMLInputElement, 'input[name="name"]'), 'pokus');
  click(button('Vytvořit modul'));
  await eventually(() => expect(text()).toContain('Modul byl vytvořen'));
  expect(api.sentTo(saveModule)[0]).toMatchObject({
    name: 'pokus',
    title: 'Pokus',
    parent_module_id: null,
    enabled: false,
  });
  expect(api.sentTo(saveModule)[0]).not.toHaveProperty('module_id');
});
