import type {
  createModuleSchema,
  deleteModuleSchema,
  listModuleSchemas,
  ModuleSchema,
  saveModuleSchema,
} from '#contract/module-schemas.ts';
import type { Actor } from '#server/access/actor.ts';
import { openClientList } from '#server/access/in-client.ts';
import { savedOr } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import {
  deleteSchema,
  insertSchema,
  replaceModules,
  selectParents,
  selectSchema,
  selectSchemas,
  updateSchema,
} from './schemas.sql.ts';

/** Schemas of modules with how many clients have each. */
export async function readSchemas({ db, actor }: ActorCall<typeof listModuleSchemas>) {
  await openClientList(db, actor);
  return { values: await selectSchemas(db) };
}

async function loadSchema(db: Db, actor: Actor, id: number): Promise<ModuleSchema | undefined> {
  await openClientList(db, actor);
  return selectSchema(db, id);
}

/** Errors: `not-found`. */
async function presentSchema(db: Db, actor: Actor, id: number): Promise<ModuleSchema> {
  const schema = await loadSchema(db, actor, id);
  ensure(schema !== undefined, 'not-found');
  return schema;
}

/** A module is of no use without those above it, so that each is given with them. */
async function ensureWhole(db: Db, moduleIds: readonly number[]): Promise<void> {
  const parents = await selectParents(db);
  const given = new Set(moduleIds);
  if (moduleIds.some((id) => !parents.has(id)))
    throw fieldFault('module_ids', 'Vybraný modul neexistuje');
  const isCut = moduleIds.some((id) => {
    const parent = parents.get(id) ?? null;
    return parent !== null && !given.has(parent);
  });
  if (isCut) throw fieldFault('module_ids', 'Modul nelze vybrat bez toho, pod kterým stojí');
}

async function logChange(
  db: Db,
  actor: Actor,
  before: ModuleSchema | undefined,
  after: ModuleSchema | undefined,
) {
  const plain = (schema: ModuleSchema | undefined) =>
    schema === undefined
      ? {}
      : { name: schema.module_schema_name, module_ids: schema.module_ids.join(' ') };
  const id = (after ?? before)?.module_schema_id ?? 0;
  const gone = { name: null, module_ids: null };
  const subject = `module_schemas.${id}`;
  await logSettingChange(db, actor, {
    subject,
    before: plain(before),
    after: after === undefined ? gone : plain(after),
  });
}

/** Errors: `schema-name-taken`, `invalid-input` for a module that is missing or cut off. */
export async function addSchema({ db, actor, body }: ActorCall<typeof createModuleSchema>) {
  await ensureWhole(db, body.module_ids);
  const id = await insertSchema(db, body.module_schema_name);
  await replaceModules(db, id, body.module_ids);
  const after = await presentSchema(db, actor, id);
  await logChange(db, actor, undefined, after);
  return after;
}

/**
 * Saves the name and the modules of a schema; clients meet them at the next reading of their modules.
 * Errors: `not-found`, `version-conflict`, `schema-name-taken`, `invalid-input`.
 */
export async function changeSchema({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof saveModuleSchema>) {
  const { module_schema_id: id } = params;
  const { module_schema_name, module_ids, version } = body;
  const before = await presentSchema(db, actor, id);
  if (module_schema_name === undefined && module_ids === undefined) return before;
  if (module_ids !== undefined) await ensureWhole(db, module_ids);
  const name = module_schema_name ?? before.module_schema_name;
  const isSaved = await updateSchema(db, id, name, version);
  if (isSaved && module_ids !== undefined) await replaceModules(db, id, module_ids);
  const load = () => loadSchema(db, actor, id);
  const after = await savedOr(isSaved ? await load() : undefined, load);
  await logChange(db, actor, before, after);
  return after;
}

const CLIENTS = ['klient', 'klienti', 'klientů'] as const;

/** Errors: `not-found`, `schema-kept`, `record-used`. */
export async function removeSchema({ db, actor, params }: ActorCall<typeof deleteModuleSchema>) {
  const schema = await presentSchema(db, actor, params.module_schema_id);
  ensure(!schema.is_default && !schema.holds_all, 'schema-kept');
  ensureUnused('Schéma nelze smazat: má ho', [{ count: schema.clients_count, forms: CLIENTS }]);
  await deleteSchema(db, schema.module_schema_id);
  await logChange(db, actor, schema, undefined);
  return { deleted: true } as const;
}
