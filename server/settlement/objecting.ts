import {
  MOST_OBJECTIONS,
  type OpenedObjection,
  type OpenedObjections,
} from '#contract/settlement/objections.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import { objectionTable, selectOpenedObjections } from './objections.sql.ts';
import { answerUntil, settlementTerms } from './terms.ts';
import type { KeptStatement } from './statements.sql.ts';

/** A statement as it is kept and as it is read. */
export interface ReadStatement {
  readonly kept: KeptStatement;
  readonly paper: StatementPaper;
}

/** What the law says of objections to the statement: until when they are made, in how many days answered. */
async function termsOf(db: Db, { kept, paper }: ReadStatement, today: string) {
  const { state, delivered_on } = kept;
  const { period_from, period_to } = paper;
  const terms = await settlementTerms(db);
  return terms(
    {
      period_from,
      period_to,
      delivered_on,
      posted_on: state === 'posted' ? delivered_on : null,
      boxed_on: state === 'data-box' ? delivered_on : null,
    },
    today,
  );
}

/** Objections of the recipient, and whether he may make another one. What a correction has replaced is not objected to. */
export async function openedObjectionsOf(
  db: Db,
  unit: OwnedUnit,
  statement: ReadStatement,
  today: string,
): Promise<OpenedObjections> {
  const { closed_after: until } = await termsOf(db, statement, today);
  const is_open = !statement.paper.is_superseded && (until === null || today <= until);
  return { until, is_open, values: await selectOpenedObjections(db, unit, statement.kept) };
}

/** What is objected. */
export interface Objected {
  readonly service_id: number | null;
  readonly content: string;
  readonly origin: 'link' | 'hand';
  readonly received_on: string;
  readonly client_user_id: number | null;
}

const alike = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** The same objection, sent twice; one that was taken back may be made again. */
const sameAs =
  ({ service_id, content }: Objected) =>
  (one: OpenedObjection): boolean =>
    one.state !== 'withdrawn' &&
    one.service_id === service_id &&
    alike(one.content) === alike(content);

/**
 * Writes an objection to a statement that the transaction holds; the same one is not written twice. Returns its id.
 * Errors: `not-found` of a service that is not in it, `objections-full`.
 */
export async function keepObjection(
  db: Db,
  unit: OwnedUnit,
  statement: ReadStatement,
  objected: Objected,
): Promise<number> {
  const { kept, paper } = statement;
  const { service_id, received_on } = objected;
  const service = paper.services.find((one) => one.service_id === service_id);
  ensureNamed(service_id === null || service !== undefined, 'service_id');
  const written = await selectOpenedObjections(db, unit, kept);
  const same = written.find(sameAs(objected));
  if (same !== undefined) return same.settlement_objection_id;
  const waiting = written.filter(({ state }) => state === 'open').length;
  ensure(waiting < MOST_OBJECTIONS, 'objections-full');
  const { settlement_id, settlement_statement_id, address_id } = kept;
  return objectionTable.insertOne(db, unit, {
    settlement_id,
    settlement_statement_id,
    address_id,
    ...objected,
    service_name: service?.service_name ?? '',
    answer_until: answerUntil(await termsOf(db, statement, received_on), received_on),
  });
}
