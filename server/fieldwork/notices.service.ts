import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  offeredWindow,
  type deleteVisitNotice,
  type mailVisitNotices,
  type previewVisitNotices,
  type recordVisitNotices,
  type saveVisitNotice,
  type VisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { noticeTable } from '#server/core/fieldwork/notice-tables.sql.ts';
import { selectNotice, selectNoticeForUpdate } from '#server/core/fieldwork/notices.sql.ts';
import { selectVisitsById } from '#server/core/fieldwork/visits.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { letterTo, recipientsOf, urlShown } from './notice-recipients.ts';
import { NOTICES_TASK } from './notice-tasks.ts';

/** Who would be told of the visits by mail and what the first one would read. Errors: `not-found`. */
export async function previewNotices({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof previewVisitNotices>): Promise<ResultOf<typeof previewVisitNotices>> {
  const telling = { ...body, round_id: params.round_id };
  const told = await recipientsOf(db, unit, telling, portal.now());
  const first = told.find(({ verdict }) => verdict === 'send');
  const letter = first === undefined ? null : letterTo(first, telling, urlShown(first));
  return {
    values: told.map(({ person: _person, ...one }) => one),
    letter: letter === null ? null : { subject: letter.subject, body: letter.body },
  };
}

/** Has the mails sent by a task. Errors: `not-found`, `licence-expired`. */
export async function mailNotices({
  unit,
  db,
  params,
  body,
  portal,
  actor,
}: UnitCall<typeof mailVisitNotices>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const payload = { ...body, round_id: params.round_id };
  await recipientsOf(db, unit, payload, portal.now());
  const task_id = await enqueueTask(db, actor, {
    kind: NOTICES_TASK,
    message: `Oznámení návštěv e-mailem: ${body.visit_ids.length}`,
    unit_id: unit.unit_id,
    payload,
  });
  return { task_id };
}

/** Nothing is told or delivered in days to come, or delivered before it was told. Errors: `invalid-input`. */
function ensureDays(told_on: string, delivered_on: string | null, today: string) {
  if (told_on > today) throw fieldFault('told_on', 'Oznámení nemůže být z budoucího dne');
  if (delivered_on === null) return;
  if (delivered_on > today) throw fieldFault('delivered_on', 'Doručení nemůže být z budoucího dne');
  if (delivered_on < told_on)
    throw fieldFault('delivered_on', 'Doručení nemůže být dřív než oznámení');
}

/** Writes down that people were told of visits, at the time that each has now. Errors: `not-found`, `visit-without-time`, `licence-expired`, `invalid-input`. */
export async function recordNotices({
  unit,
  db,
  body: { visit_ids, within, addressee, ...told },
  portal,
  actor,
}: UnitCall<typeof recordVisitNotices>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const now = portal.now();
  const today = pragueDay(now);
  ensureDays(told.told_on, told.delivered_on, today);
  const visits = await selectVisitsById(db, unit, visit_ids, today);
  ensure(visits.length === visit_ids.length, 'not-found');
  const whom = ({ contact }: Visit) =>
    addressee === '' && told.channel !== 'poster' ? contact.slice(0, 500) : addressee;
  const rows = visits.map((visit) => {
    const { visit_id, pasport_id, day, from_minute } = visit;
    ensure(day !== null && from_minute !== null, 'visit-without-time');
    return {
      ...told,
      ...offeredWindow(from_minute, within),
      visit_id,
      pasport_id,
      day,
      addressee: whom(visit),
      client_user_id: actor.client_user_id,
      made: now.toISOString(),
    };
  });
  await noticeTable.insert(db, unit, rows);
  return { recorded: rows.length };
}

type Told = Pick<UnitCall<typeof saveVisitNotice>, 'unit' | 'db'>;

/** The notice as it stands after a change. Errors: `not-found`. */
async function tellNotice({ unit, db }: Told, id: number): Promise<VisitNotice> {
  const found = await selectNotice(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** Says when a notice demonstrably came. Errors: `not-found`, `version-conflict`, `invalid-input`. */
export async function saveNotice(call: UnitCall<typeof saveVisitNotice>): Promise<VisitNotice> {
  const { unit, db, params, body, portal } = call;
  const { visit_notice_id: id } = params;
  const { version, ...columns } = body;
  const before = await selectNoticeForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before, () => tellNotice(call, id));
  ensureDays(before.told_on, columns.delivered_on, pragueDay(portal.now()));
  await noticeTable.updateOne(db, unit, { id, columns });
  return tellNotice(call, id);
}

/** Takes away a notice that was written down by mistake. Errors: `not-found`, `notice-mailed`. */
export async function removeNotice({ unit, db, params }: UnitCall<typeof deleteVisitNotice>) {
  const { visit_notice_id: id } = params;
  const before = await selectNoticeForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  ensure(before.state === 'recorded', 'notice-mailed');
  await noticeTable.remove(db, unit, [id]);
  return { deleted: true as const };
}
