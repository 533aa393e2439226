import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  addObjection,
  answerObjection,
  listObjections,
  ObjectionAnswer,
} from '#contract/settlement/objections.ts';
import { USUAL_STATEMENT_LINK_DAYS } from '#contract/settlement/statement-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { keepObjection, type ReadStatement } from './objecting.ts';
import { objectionLetter } from './objection-letter.ts';
import {
  objectionTable,
  selectObjection,
  selectObjectionForUpdate,
  selectObjections,
} from './objections.sql.ts';
import { selectSettlement } from './settlements.sql.ts';
import { makeStatementLink } from './statement-links.service.ts';
import { selectKeptForUpdate } from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** Objections to the settlement. Errors: `not-found`. */
export async function readObjections({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listObjections>) {
  const values = await selectObjections(db, unit, settlement_id);
  if (values.length === 0)
    ensure((await selectSettlement(db, unit, settlement_id)) !== undefined, 'not-found');
  return { values };
}

/** The statement held until the transaction ends. */
async function heldStatement(
  db: Db,
  unit: OwnedUnit,
  id: number,
  today: string,
): Promise<ReadStatement | undefined> {
  const kept = await selectKeptForUpdate(db, unit, id);
  return kept && { kept, paper: paperOf(kept, today) };
}

async function told(db: Db, unit: OwnedUnit, id: number) {
  const found = await selectObjection(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/**
 * Writes down an objection that came on paper; whether it came in time the manager judges. Errors:
 * `licence-expired`, `not-found`, `invalid-input`, `objections-full`.
 */
export async function addByHand({
  unit,
  db,
  params: { settlement_id },
  body: { settlement_statement_id, ...written },
  actor: { client_user_id },
  portal,
}: UnitCall<typeof addObjection>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  const statement = await heldStatement(db, unit, settlement_statement_id, today);
  ensureNamed(statement?.kept.settlement_id === settlement_id, 'settlement_statement_id');
  ensure(statement !== undefined, 'not-found');
  const { received_on } = written;
  if (received_on > today || received_on < statement.paper.issued_on)
    throw fieldFault('received_on', 'Den musí být ode dne vydání do dneška');
  const objected = { ...written, origin: 'hand', client_user_id } as const;
  return told(db, unit, await keepObjection(db, unit, statement, objected));
}

interface Answer {
  readonly state: ObjectionAnswer;
  readonly answer: string;
}

/** Mails the answer with a new link, where there is an address; returns it. What was taken back is not answered. */
async function mailAnswer(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { kept, paper }: ReadStatement,
  of: Answer & {
    readonly service_name: string;
    readonly received_on: string;
    readonly client_user_id: number | null;
  },
): Promise<string> {
  const { email: recipient, settlement_statement_id, address_id } = kept;
  const { client_user_id, ...answered } = of;
  if (recipient === '' || of.state === 'withdrawn') return '';
  const link = await makeStatementLink(db, portal, unit, {
    settlement_statement_id,
    address_id,
    recipient,
    days: USUAL_STATEMENT_LINK_DAYS,
    client_user_id,
  });
  await enqueueMail(db, { recipient, ...objectionLetter(paper, answered, link) });
  return recipient;
}

/** Settles an objection, once, and mails the answer. Errors: `not-found`, `objection-answered`. */
export async function answer({
  unit,
  db,
  params: { id },
  body,
  actor: { client_user_id },
  portal,
}: UnitCall<typeof answerObjection>) {
  const today = pragueDay(portal.now());
  const held = await selectObjectionForUpdate(db, unit, id);
  ensure(held !== undefined, 'not-found');
  ensure(held.state === 'open', 'objection-answered');
  const statement = await heldStatement(db, unit, held.settlement_statement_id, today);
  ensure(statement !== undefined, 'not-found');
  const { service_name, received_on } = await told(db, unit, id);
  const mailed_to = await mailAnswer(db, portal, unit, statement, {
    ...body,
    service_name,
    received_on,
    client_user_id,
  });
  const columns = { ...body, mailed_to, answered_on: today, answered_by: client_user_id };
  await objectionTable.updateOne(db, unit, { id, columns });
  return told(db, unit, id);
}
