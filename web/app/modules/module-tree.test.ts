import { describe, expect, test } from 'vitest';
import type { Module } from '#contract/modules.ts';
import { chainTo, holdsModule, modulesUnder, moduleTree } from './module-tree.ts';
import type { ModuleNode } from './module-tree.ts';

let last = 0;
function module(name: string, change: Partial<Module> = {}): Module {
  last += 1;
  return {
    module_id: last,
    parent_module_id: null,
    name,
    enabled: true,
    title: name,
    description: '',
    router_name: 'Messages',
    image_name: '',
    module_order: 10,
    sys_admins_only: false,
    under_construction: false,
    is_public: false,
    submodules: 0,
    hide_submodules: false,
    version: 1,
    ...change,
  };
}

const user = { isSignedIn: true, isSysAdmin: false, managesClient: false };
const manager = { ...user, managesClient: true };
const admin = { isSignedIn: true, isSysAdmin: true, managesClient: true };
const stranger = { isSignedIn: false, isSysAdmin: false, managesClient: false };

/** The tree as text: names with those under them in brackets. */
function drawn(nodes: readonly ModuleNode[]): string {
  return nodes
    .map(({ module: { name }, children }) =>
      children.length > 0 ? `${name}(${drawn(children)})` : name,
    )
    .join(' ');
}

describe('the sidebar', () => {
  const group = module('pasporty', { router_name: '', module_order: 20 });
  const child = (name: string, change: Partial<Module> = {}) =>
    module(name, { parent_module_id: group.module_id, ...change });

  test('lists modules with submodules under them, by their order and then by the Czech alphabet', () => {
    const modules = [
      group,
      child('prostory', { module_order: 2 }),
      child('domy', { module_order: 1 }),
    ];
    const both = [module('chata'), module('cizí'), ...modules];
    expect(drawn(moduleTree(both, user))).toBe('cizí chata pasporty(domy prostory)');
  });

  test('leaves out what is not enabled, and what is under it', () => {
    const off = module('vypnutý', { enabled: false });
    const under = module('pod ním', { parent_module_id: off.module_id });
    expect(drawn(moduleTree([off, under, module('jiný')], user))).toBe('jiný');
  });

  test('shows sys_admins_only modules to system admins alone', () => {
    const modules = [module('správa', { sys_admins_only: true })];
    expect(drawn(moduleTree(modules, user))).toBe('');
    expect(drawn(moduleTree(modules, admin))).toBe('správa');
  });

  test('shows only public modules to a stranger', () => {
    const modules = [module('blog', { is_public: true }), module('zprávy')];
    expect(drawn(moduleTree(modules, stranger))).toBe('blog');
  });

  test('hides submodules when told to, and with them a module that leads nowhere else', () => {
    const open = module('adresář', { hide_submodules: true });
    const closed = module('měření', { hide_submodules: true, router_name: '' });
    const children = [open, closed].map(({ module_id }) =>
      module('pod', { parent_module_id: module_id }),
    );
    expect(drawn(moduleTree([open, closed, ...children], user))).toBe('adresář');
  });

  test('keeps on the first level a submodule whose module the caller was not given', () => {
    expect(drawn(moduleTree([module('sirotek', { parent_module_id: 999_999 })], user))).toBe(
      'sirotek',
    );
  });

  test('shows users of the client to whoever manages it', () => {
    const modules = [module('uživatelé', { router_name: 'ClientUsers' })];
    expect(drawn(moduleTree(modules, user))).toBe('');
    expect(drawn(moduleTree(modules, manager))).toBe('uživatelé');
  });

  test('puts modules of which nothing is built last, under one name', () => {
    const inWorks = { under_construction: true };
    const planned = module('měřidla', { ...inWorks, router_name: '', module_order: 1 });
    const begun = module('práce', { ...inWorks, module_order: 2 });
    const modules = [
      planned,
      module('stavy', { ...inWorks, parent_module_id: planned.module_id }),
      begun,
      module('kalendář', { parent_module_id: begun.module_id }),
      module('novinky', { module_order: 3 }),
    ];
    expect(drawn(moduleTree(modules, user))).toBe(
      'práce(kalendář) novinky planned(měřidla(stavy))',
    );
  });

  test('knows what holds the present screen', () => {
    const [node] = moduleTree([group, child('domy')], user);
    const current = node?.children[0]?.module;
    if (node === undefined) throw new Error('The tree is empty');
    expect(holdsModule(node, current)).toBe(true);
    expect(holdsModule(node, node.module)).toBe(true);
    expect(holdsModule(node, module('jiný'))).toBe(false);
    expect(holdsModule(node, undefined)).toBe(false);
  });
});

describe('the modules under a route', () => {
  test('are those a person may see, in their order, also where the sidebar hides them', () => {
    const above = module('číselníky', { router_name: 'Auxiliaries', hide_submodules: true });
    const under = (name: string, change: Partial<Module> = {}) =>
      module(name, { parent_module_id: above.module_id, ...change });
    const modules = [
      under('sipo', { module_order: 20 }),
      above,
      under('repo', { module_order: 10 }),
      under('vypnutý', { enabled: false }),
      under('správa', { sys_admins_only: true }),
      module('jiný'),
    ];
    const names = (viewer: typeof user) =>
      modulesUnder(modules, 'Auxiliaries', viewer).map(({ name }) => name);
    expect(names(user)).toEqual(['repo', 'sipo']);
    expect(names(admin)).toContain('správa');
    expect(names(stranger)).toEqual([]);
    expect(modulesUnder(modules, 'Blog', user)).toEqual([]);
  });

  test('hold also those that are places by themselves, behind the others', () => {
    const above = module('číselníky', { router_name: 'Auxiliaries', module_order: 70 });
    const modules = [
      module('sipo', { router_name: 'AuxiliariesSipo', module_order: 1 }),
      above,
      module('obce', { parent_module_id: above.module_id, router_name: 'AuxiliariesCities' }),
    ];
    expect(modulesUnder(modules, 'Auxiliaries', user).map(({ name }) => name)).toEqual([
      'obce',
      'sipo',
    ]);
  });
});

describe('the way to a route', () => {
  const top = module('pasporty', { router_name: '' });
  const below = module('domy', { parent_module_id: top.module_id, router_name: 'buildings' });

  test('leads through its modules', () => {
    expect(chainTo([below, top], 'buildings').map(({ name }) => name)).toEqual([
      'pasporty',
      'domy',
    ]);
  });

  test('is empty for a route of no module', () => {
    expect(chainTo([below, top], 'Home')).toEqual([]);
    expect(chainTo([below, top], undefined)).toEqual([]);
    expect(chainTo([below, top], '')).toEqual([]);
  });

  test('ends even in a broken circle of modules', () => {
    const one = module('jeden', { router_name: 'Blog' });
    const two = module('dva', { parent_module_id: one.module_id });
    const circle = [{ ...one, parent_module_id: two.module_id }, two];
    expect(chainTo(circle, 'Blog')).toHaveLength(2);
  });
});
