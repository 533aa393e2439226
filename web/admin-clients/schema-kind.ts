import { z } from 'zod';
import {
  createModuleSchema,
  deleteModuleSchema,
  moduleSchemaFields,
  saveModuleSchema,
} from '#contract/module-schemas.ts';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import { id } from '#contract/fields.ts';
import type { RecordRules } from '#web/record/record-kind.ts';
import { schemaReads } from './admin-clients.queries.ts';

const rules = z.object(moduleSchemaFields);
export type SchemaValues = z.infer<typeof rules>;

/** Names of the fields for people. */
export const schemaLabels = { module_schema_name: 'Název', module_ids: 'Moduly' };

/** Schemas of modules; one that clients have, or new ones are given, stays. */
export const schemaKind = {
  calls: { create: createModuleSchema, update: saveModuleSchema, remove: deleteModuleSchema },
  params: (_portal, module_schema_id) => ({ module_schema_id }),
  stale: schemaReads,
  draftKey: (_portal, schema_id) => `module-schema.${schema_id}`,
  rules,
  labels: schemaLabels,
  texts: { module_ids: (ids) => `${Array.isArray(ids) ? ids.length : 0} modulů` },
  idOf: ({ module_schema_id }) => module_schema_id,
  valuesOf: ({ module_schema_name, module_ids }) => ({ module_schema_name, module_ids }),
  titles: {
    create: 'Nové schéma modulů',
    edit: ({ module_schema_name }) => `Schéma ${module_schema_name}`,
  },
  told: (_schema, isNew) => (isNew ? 'Schéma bylo založeno' : 'Schéma bylo uloženo'),
  removal: {
    label: 'Smazat schéma',
    question: ({ module_schema_name }) =>
      `Smazat schéma ${module_schema_name}? Žádný klient ho nemá.`,
    isAllowed: ({ is_default, holds_all, clients_count }) =>
      !is_default && !holds_all && clients_count === 0,
  },
} satisfies RecordRules<undefined, SchemaValues, ModuleSchema>;

const newRules = z.object({
  module_schema_name: moduleSchemaFields.module_schema_name,
  copied_id: id.nullable(),
});
export type NewSchemaValues = z.infer<typeof newRules>;

/** What a new schema starts with. */
export const emptySchema: NewSchemaValues = { module_schema_name: '', copied_id: null };

/** A new schema of modules, empty or with the modules of one of the others. */
export function newSchemaKind(
  schemas: readonly ModuleSchema[],
): RecordRules<undefined, NewSchemaValues, ModuleSchema> {
  return {
    ...schemaKind,
    draftKey: () => 'module-schema.new',
    rules: newRules,
    completed: async ({ module_schema_name, copied_id }) => {
      const copied = schemas.find(({ module_schema_id }) => module_schema_id === copied_id);
      return { module_schema_name, module_ids: copied?.module_ids ?? [] };
    },
    valuesOf: ({ module_schema_name }) => ({ module_schema_name, copied_id: null }),
    saveLabels: { create: 'Založit schéma', edit: 'Uložit změny' },
  };
}
