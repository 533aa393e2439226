import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, requiredText, text, version } from './fields.ts';

/** A module of the portal: an entry of the sidebar (specification, section 3). */
export const module = z
  .object({
    module_id: z.int(),
    parent_module_id: z.int().nullable(),
    name: z.string(),
    enabled: z.boolean(),
    title: z.string(),
    description: z.string(),
    router_name: z.string(),
    image_name: z.string(),
    module_order: z.int(),
    sys_admins_only: z.boolean(),
    under_construction: z.boolean(),
    is_public: z.boolean(),
    /** Number of submodules the caller may see. */
    submodules: z.int(),
    hide_submodules: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Module' });
export type Module = z.infer<typeof module>;

/** Modules of the sidebar, and names of all that are open to the caller, hidden ones with them. */
const moduleList = listOf(module).extend({ open: z.array(z.string()) });

export const listPublicModules = endpoint({
  method: 'GET',
  path: '/v1/app/modules/public',
  access: 'public',
  summary: 'Veřejné moduly',
  inMaintenance: true,
  result: moduleList,
});

export const listUserModules = endpoint({
  method: 'GET',
  path: '/v1/app/modules/byuser',
  access: 'user',
  forCrews: true,
  summary: 'Moduly podle schématu klienta',
  result: moduleList,
});

export const listAllModules = endpoint({
  method: 'GET',
  path: '/v1/app/modules/admin',
  access: 'system-admin',
  summary: 'Všechny moduly pro správce systému',
  result: moduleList,
});

export const saveModule = endpoint({
  method: 'POST',
  path: '/v1/app/modules/update',
  access: 'system-admin',
  summary: 'Uložení modulu; bez module_id vznikne nový',
  body: z.object({
    module_id: id.optional(),
    parent_module_id: id.nullable().default(null),
    name: requiredText(100),
    enabled: z.boolean(),
    title: requiredText(100),
    description: text(500),
    router_name: text(100),
    image_name: text(50),
    module_order: z.int().min(0).max(10_000),
    sys_admins_only: z.boolean(),
    under_construction: z.boolean(),
    is_public: z.boolean(),
    hide_submodules: z.boolean(),
    version,
  }),
  result: z.array(module).length(1),
  refuses: ['module-cycle', 'module-name-taken'],
});
