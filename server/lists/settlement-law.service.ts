import type {
  createSettlementLaw,
  deleteSettlementLaw,
  listSettlementLaw,
  SettlementLawRow,
  updateSettlementLaw,
} from '#contract/billing/law.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import {
  deleteSettlementLawRow,
  insertSettlementLaw,
  selectSettlementLaw,
  selectSettlementLawForUpdate,
  updateSettlementLawRow,
} from '#server/core/billing/settlement-law.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

type Written = SettlementLawRow | undefined;
type Logging = { user_identity: string };

const nothing = { key: null, holds_from: null, value: null, unit: null, source: null };

/** What of a value is written down when it is changed; nothing of one that is not there. */
function loggedOf(row: Written): Record<keyof typeof nothing, unknown> {
  if (row === undefined) return nothing;
  const { key, holds_from, value, unit, source } = row;
  return { key, holds_from, value, unit, source };
}

async function logged(db: Db, actor: Logging, before: Written, after: Written): Promise<void> {
  const id = (after ?? before)?.settlement_law_id ?? 0;
  await logSettingChange(db, actor, {
    subject: `settlement_law.${id}`,
    before: loggedOf(before),
    after: loggedOf(after),
  });
}

async function held(db: Db, id: number): Promise<SettlementLawRow> {
  const row = await selectSettlementLawForUpdate(db, id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** All that the law sets for settlements. */
export async function readSettlementLaw({ db }: ActorCall<typeof listSettlementLaw>) {
  return { values: await selectSettlementLaw(db) };
}

/** A new value. Errors: `settlement-law-taken`. */
export async function addSettlementLaw({
  db,
  actor,
  body,
}: ActorCall<typeof createSettlementLaw>): Promise<SettlementLawRow> {
  const row = await held(db, await insertSettlementLaw(db, body));
  await logged(db, actor, undefined, row);
  return row;
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `settlement-law-taken`. */
export async function saveSettlementLaw({
  db,
  actor,
  params: { settlement_law_id: id },
  body,
}: ActorCall<typeof updateSettlementLaw>): Promise<SettlementLawRow> {
  const before = await held(db, id);
  await ensureSeen(body.version, before);
  const { version: _version, ...changes } = body;
  if (Object.keys(changes).length === 0) return before;
  await updateSettlementLawRow(db, id, changes);
  const after = await held(db, id);
  await logged(db, actor, before, after);
  return after;
}

/** Deletes a value: periods of its time go by the row before it. Error: `not-found`. */
export async function removeSettlementLaw({
  db,
  actor,
  params: { settlement_law_id: id },
}: ActorCall<typeof deleteSettlementLaw>) {
  const before = await held(db, id);
  await deleteSettlementLawRow(db, id);
  await logged(db, actor, before, undefined);
  return { deleted: true as const };
}
