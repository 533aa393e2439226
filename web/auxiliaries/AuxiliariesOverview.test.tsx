import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auxiliariesOverview } from '#contract/auxiliaries.ts';
import type { Module } from '#contract/modules.ts';
import { one } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { AuxiliariesOverview } from './AuxiliariesOverview.tsx';

function module(module_id: number, router_name: string, title: string): Module {
  return {
    module_id,
    parent_module_id: 70,
    name: title,
    enabled: true,
    title,
    description: `${title} portálu`,
    router_name,
    image_name: 'list',
    module_order: module_id,
    sys_admins_only: false,
    under_construction: false,
    is_public: false,
    submodules: 0,
    hide_submodules: false,
    version: 1,
  };
}
const repo = module(1, 'AuxiliariesCnbRepo', 'Repo sazba ČNB');
const services = module(2, 'AuxiliariesServices', 'Služby');
const updated = '2026-06-19T12:40:00.000Z';

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  api.answers(auxiliariesOverview, {
    values: [
      { list: 'cnbrepo', count: 1, updated, is_system: true },
      { list: 'services', count: 9, updated: '', is_system: false },
      { list: 'sipo', count: 3, updated: '', is_system: false },
    ],
  });
  signedIn();
});
afterEach(() => leave());

function open(modules: readonly Module[]) {
  ({ leave } = drawn(<AuxiliariesOverview unit_id={1} modules={modules} />));
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const shown = (part: string) => eventually(() => expect(text()).toContain(part));

describe('the overview of auxiliaries', () => {
  test('has a card for each module of the person: count, whose list it is, last change, link', async () => {
    open([repo, services]);
    await shown('9 služeb');
    expect(text()).toContain('1 sazbaRepo sazba ČNBsystémový, změněno 19. 6. 2026');
    expect(text()).toContain('Službyvlastní, zatím beze změny');
    expect(text()).not.toContain('SIPO');
    expect(one('a[aria-label^="Služby"]').getAttribute('href')).toBe('/auxiliaries/services');
  });

  test('leads to the part of a screen that lists what is counted', async () => {
    open([module(3, 'AuxiliariesSipo', 'SIPO')]);
    await shown('3 předání');
    const href = one('a[aria-label^="SIPO"]').getAttribute('href');
    expect(href).toBe('/auxiliaries/sipo?tab=hand-over');
  });

  test('says of a module that is not built that it is being worked on', async () => {
    open([{ ...services, under_construction: true }]);
    await shown('9 služeb');
    expect(text()).toContain('Službyve vývoji');
  });

  test('says so when the client has no list', async () => {
    open([]);
    await shown('Nemáte zapnutý');
    expect(text()).toContain('Nemáte zapnutý žádný číselník');
  });
});
