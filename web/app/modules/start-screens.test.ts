import { expect, test } from 'vitest';
import type { Module } from '#contract/modules.ts';
import { startScreensOf } from './start-screens.ts';

const module = (router_name: string, title: string, changes: Partial<Module> = {}): Module => ({
  module_id: 1,
  parent_module_id: null,
  name: title,
  enabled: true,
  title,
  description: '',
  router_name,
  image_name: '',
  module_order: 1,
  sys_admins_only: false,
  under_construction: false,
  is_public: false,
  submodules: 0,
  hide_submodules: false,
  version: 1,
  ...changes,
});

test('screens to begin with are those of built and enabled modules, in the Czech order, after the overview', () => {
  const modules = [
    module('Home', 'Přehled'),
    module('pasports', 'Prostory'),
    module('AuxiliariesDenostupne', 'Chlad'),
    module('buildings', 'Domy'),
    module('', 'Skupina'),
    module('Nowhere', 'Nikam'),
    module('MetersOverview', 'Měřidla', { under_construction: true }),
    module('Blog', 'Novinky', { enabled: false }),
  ];
  expect(startScreensOf(modules)).toEqual([
    { value: '', label: 'Přehled' },
    { value: 'buildings', label: 'Domy' },
    { value: 'AuxiliariesDenostupne', label: 'Chlad' },
    { value: 'pasports', label: 'Prostory' },
  ]);
});
