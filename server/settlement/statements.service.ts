import { pragueDay } from '#contract/czech/prague-day.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type {
  bindStatements,
  deliverStatements,
  listStatements,
  mailStatements,
  printStatement,
  readStatement,
} from '#contract/settlement/statements.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { selectSettlement } from './settlements.sql.ts';
import { statementFile } from './statement-file.ts';
import { MAIL_TASK, PRINT_TASK } from './statement-tasks.ts';
import {
  selectIssues,
  selectKept,
  selectStatementIds,
  selectStatements,
  updateDelivered,
} from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** So many statements are bound into one file. */
const MOST_IN_FILE = 100;

/** Statements of the last issue, and all issues. Errors: `not-found`. */
export async function list({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listStatements>) {
  const issues = await selectIssues(db, unit, settlement_id);
  if (issues.length === 0)
    ensure((await selectSettlement(db, unit, settlement_id)) !== undefined, 'not-found');
  return { issues, values: await selectStatements(db, unit, { settlement_id }) };
}

/** The chosen statements of the last issue, in the order in which they are printed. Errors: `not-found`. */
async function chosenOf(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
  statements: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(statements)];
  const ids = await selectStatementIds(db, unit, { settlement_id, ids: wanted });
  ensureNamed(ids.length === wanted.length, 'statements');
  return ids;
}

const countText = (count: number) =>
  `${count} ${czechPlural(count, 'vyúčtování', 'vyúčtování', 'vyúčtování')}`;

/** Has statements mailed by a task. Errors: `not-found`, `licence-expired`. */
export async function mail({
  unit,
  db,
  params: { settlement_id },
  body,
  actor,
  portal,
}: UnitCall<typeof mailStatements>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const statements = await chosenOf(db, unit, settlement_id, body.statements);
  const task_id = await enqueueTask(db, actor, {
    kind: MAIL_TASK,
    message: `Odeslání e-mailem: ${countText(statements.length)}`,
    unit_id: unit.unit_id,
    payload: { statements },
  });
  return { task_id };
}

/** Has statements bound into files for print by tasks. Errors: `not-found`. */
export async function bind({
  unit,
  db,
  params: { settlement_id },
  body,
  actor,
}: UnitCall<typeof bindStatements>) {
  const ids = await chosenOf(db, unit, settlement_id, body.statements);
  const task_ids: number[] = [];
  for (let at = 0; at < ids.length; at += MOST_IN_FILE) {
    const statements = ids.slice(at, at + MOST_IN_FILE);
    const part =
      ids.length > MOST_IN_FILE ? ` (${at + 1}–${at + statements.length} z ${ids.length})` : '';
    task_ids.push(
      await enqueueTask(db, actor, {
        kind: PRINT_TASK,
        message: `Tisk: ${countText(statements.length)}${part}`,
        unit_id: unit.unit_id,
        payload: { statements },
      }),
    );
  }
  return { task_ids };
}

/**
 * Writes down that statements were delivered by hand. Errors: `licence-expired`, `not-found`, `invalid-input`,
 * `statement-mailed`.
 */
export async function deliver({
  unit,
  db,
  params: { settlement_id },
  body: { statements, ...delivery },
  portal,
}: UnitCall<typeof deliverStatements>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const ids = await chosenOf(db, unit, settlement_id, statements);
  const [last] = await selectIssues(db, unit, settlement_id);
  const { delivered_on } = delivery;
  if (delivered_on > pragueDay(portal.now()) || delivered_on < (last?.issued_on ?? ''))
    throw fieldFault('delivered_on', 'Den musí být ode dne vydání do dneška');
  const delivered = await updateDelivered(db, unit, { settlement_id, ids }, delivery);
  ensure(delivered === ids.length, 'statement-mailed');
  return { delivered };
}

async function paperIn(db: Db, unit: OwnedUnit, id: number, today: string) {
  const [kept] = await selectKept(db, unit, [id]);
  ensure(kept !== undefined, 'not-found');
  return paperOf(kept, today);
}

/** A statement as its recipient reads it. Errors: `not-found`. */
export function read({ unit, db, params, portal }: UnitCall<typeof readStatement>) {
  return paperIn(db, unit, params.settlement_statement_id, pragueDay(portal.now()));
}

/** A statement in PDF. Errors: `not-found`, `overloaded`. */
export async function print({ portal, actor, params }: OutsideCall<typeof printStatement>) {
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const paper = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return paperIn(db, unit, params.settlement_statement_id, today);
  });
  return statementFile(paper, portal.now().toISOString(), actor.client_id);
}
