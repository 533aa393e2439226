import type {
  listAllModules,
  listPublicModules,
  listUserModules,
  Module,
  saveModule,
} from '#contract/modules.ts';
import { crewMenu, crewModules } from '#contract/crew-member.ts';
import { moduleNames } from '#contract/module-names.ts';
import { crewOf, openedInCrew } from '#server/access/crew.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, PublicCall } from '#server/http/route.ts';
import {
  insertIntoFullSchema,
  insertModule,
  selectClientModules,
  selectModules,
  selectModulesForUpdate,
  selectPublicModules,
  updateModule,
  type ModuleColumns,
} from './modules.sql.ts';

export async function publicModules({ db }: PublicCall<typeof listPublicModules>) {
  return selectPublicModules(db);
}

/** Of the modules those that a member of a crew has, with what they stand under; each tells how many stand under it. */
function ofCrew(modules: readonly Module[]): Module[] {
  const own = new Set<string>([...crewModules, ...crewMenu]);
  const known = new Map(modules.map((one) => [one.module_id, one]));
  const kept = new Set<number>();
  for (const one of modules.filter(({ name }) => own.has(name)))
    for (let at: Module | undefined = one; at !== undefined && !kept.has(at.module_id);) {
      kept.add(at.module_id);
      at = at.parent_module_id === null ? undefined : known.get(at.parent_module_id);
    }
  const left = modules.filter(({ module_id }) => kept.has(module_id));
  const under = (id: number) => left.filter(({ parent_module_id }) => parent_module_id === id);
  return left.map((one) => ({ ...one, submodules: under(one.module_id).length }));
}

/**
 * Modules of the client's schema and the public ones; those of system admins are not among them, and of a member of a
 * crew only his own.
 */
export async function userModules({ db, actor }: ActorCall<typeof listUserModules>) {
  const { values, open: opened } = await selectClientModules(db, actor.client_id);
  const open = [...openedInCrew(actor, opened)];
  return { values: crewOf(actor) === null ? values : ofCrew(values), open };
}

export async function allModules({ db }: ActorCall<typeof listAllModules>) {
  return selectModules(db);
}

/** Whether a module put under this parent would stand under itself. */
function closesCircle(modules: ReadonlyMap<number, Module>, moduleId: number, parentId: number) {
  const passed = new Set<number>();
  for (let at: number | null = parentId; at !== null && !passed.has(at);) {
    if (at === moduleId) return true;
    passed.add(at);
    at = modules.get(at)?.parent_module_id ?? null;
  }
  return false;
}

/** Whether the portal knows the module by its name. */
function isOwn(name: string): boolean {
  return moduleNames.some((own) => own === name);
}

/**
 * Changes a module, or makes a new one where no module_id was given. Errors: `not-found`,
 * `version-conflict`, `module-cycle`, `module-name-taken`, `invalid-input` for an unknown parent.
 */
export async function changeModule({
  db,
  actor,
  body,
}: ActorCall<typeof saveModule>): Promise<[Module]> {
  const { module_id, version, ...row } = body;
  const modules = new Map((await selectModulesForUpdate(db)).map((one) => [one.module_id, one]));
  const parentId = row.parent_module_id;
  if (parentId !== null && !modules.has(parentId)) {
    throw fieldFault('parent_module_id', 'Nadřazený modul neexistuje');
  }
  if (module_id === undefined) return [await addModule(db, actor, row)];
  const before = modules.get(module_id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before);
  if (isOwn(before.name) && row.name !== before.name)
    throw fieldFault('name', 'Podle tohoto názvu portál svůj modul zná, změnit ho nelze');
  ensure(parentId === null || !closesCircle(modules, module_id, parentId), 'module-cycle');
  const after = await updateModule(db, module_id, row);
  await logSettingChange(db, actor, { subject: `modules.${module_id}`, before, after });
  return [after];
}

async function addModule(db: Db, actor: { user_identity: string }, row: ModuleColumns) {
  const after = await insertModule(db, row);
  await insertIntoFullSchema(db, after.module_id);
  await logSettingChange(db, actor, { subject: `modules.${after.module_id}`, before: {}, after });
  return after;
}
