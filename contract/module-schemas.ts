import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, requiredText, version } from './fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';

/** A schema of modules: which modules a client gets (specification, section 3). */
export const moduleSchema = z
  .object({
    module_schema_id: z.int(),
    module_schema_name: z.string(),
    /** A new registration gets this one. */
    is_default: z.boolean(),
    /** Every new module belongs to it by itself. */
    holds_all: z.boolean(),
    /** Ids of its modules in growing order. */
    module_ids: z.array(z.int()),
    clients_count: z.int().min(0),
    version: z.int(),
  })
  .meta({ id: 'ModuleSchema' });
export type ModuleSchema = z.infer<typeof moduleSchema>;

/** What a system admin sets in a schema. */
export const moduleSchemaFields = {
  module_schema_name: requiredText(100),
  module_ids: z.array(id).max(2000),
};

const path = '/v1/admin/schemas';
const ofSchema = z.object({ module_schema_id: id });

export const listModuleSchemas = endpoint({
  method: 'GET',
  path,
  access: 'system-admin',
  modules: ['customers', 'clients'],
  summary: 'Schémata modulů s jejich moduly a počtem klientů, podle názvu',
  result: listOf(moduleSchema),
});

export const createModuleSchema = endpoint({
  method: 'POST',
  path,
  access: 'system-admin',
  modules: ['customers', 'clients'],
  summary: 'Nové schéma modulů',
  creates: true,
  body: z.object(moduleSchemaFields),
  result: moduleSchema,
  refuses: ['schema-name-taken'],
});

export const saveModuleSchema = endpoint({
  method: 'PUT',
  path: `${path}/{module_schema_id}`,
  access: 'system-admin',
  modules: ['customers', 'clients'],
  summary: 'Název schématu a jeho moduly; modul vždy s tím, pod kterým stojí',
  params: ofSchema,
  body: z.object({ version, ...z.object(moduleSchemaFields).partial().shape }),
  result: moduleSchema,
  refuses: ['schema-name-taken'],
});

export const deleteModuleSchema = endpoint({
  method: 'DELETE',
  path: `${path}/{module_schema_id}`,
  access: 'system-admin',
  modules: ['customers', 'clients'],
  summary: 'Smazání schématu, které žádný klient nemá',
  params: ofSchema,
  result: deleted,
  refuses: ['schema-kept'],
});
