import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  browseReminders,
  deliverReminder,
  listReminderLevels,
  listReminders,
  previewReminders,
  Reminder,
  sendReminders,
  updateReminderLevel,
} from '#contract/money/reminders.ts';
import { nextReminder } from '#contract/rules/next-reminder.ts';
import { savedOr } from '#server/access/saved.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectAccountsCount, selectAccountsHeld } from '#server/core/ledger/accounts.sql.ts';
import { livingAgreements, withAgreement } from '#server/core/instalments/standing.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { insertLevel, selectLevels, updateLevel } from './levels.sql.ts';
import { lettersFor, type ChosenDebt } from './letters.ts';
import { remindable } from './remindable.ts';
import { selectReminders, selectRemindersUnder, updateDelivered } from './reminders.sql.ts';
import { REMINDER_TASK } from './tasks.ts';
import { selectDebtorStandings } from './standing.sql.ts';

/** What the levels of the unit say. */
export async function listLevels({ unit, db }: UnitCall<typeof listReminderLevels>) {
  return { values: await selectLevels(db, unit) };
}

const levelOf = async (db: Db, unit: OwnedUnit, level: number) =>
  (await selectLevels(db, unit)).find((one) => one.level === level);

/** Saves a level. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveLevel({
  unit,
  db,
  params: { level },
  body,
  portal,
}: UnitCall<typeof updateReminderLevel>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertLevel(db, unit, level);
  const isSaved = await updateLevel(db, unit, { level, ...body });
  return savedOr(isSaved ? await levelOf(db, unit, level) : undefined, () =>
    levelOf(db, unit, level),
  );
}

const NEVER_REMINDED = { last_level: 0, last_on: null, email: '' } as const;
const NOTHING_NEXT = { next_level: null, next_on: null } as const;

/** Debtors of today with how far the reminding of each has got. */
export async function browse({ unit, db, portal }: UnitCall<typeof browseReminders>) {
  const today = pragueDay(portal.now());
  const { levels, standings, stored, debtors } = await selectDebtorStandings(db, unit, today);
  const living = livingAgreements(stored, today);
  const values = debtors.map((owing) => {
    const held = living.get(owing.ledger_account_id);
    const debtor = withAgreement(owing, held);
    const standing = standings.get(owing.ledger_account_id);
    const reminded = standing === undefined ? null : remindable(standing, held);
    const next = reminded === null ? null : nextReminder(reminded, levels);
    const { last_level, last_on, email } = standing ?? NEVER_REMINDED;
    const coming = next === null ? NOTHING_NEXT : { next_level: next.level, next_on: next.on };
    const is_due = next !== null && next.on <= today;
    return { ...debtor, last_level, last_on, email, ...coming, is_due };
  });
  return { values };
}

/** Errors: `not-found`. */
async function ensureChosen(db: Db, unit: OwnedUnit, chosen: readonly ChosenDebt[]): Promise<void> {
  const ids = chosen.map(({ ledger_account_id }) => ledger_account_id);
  const held = await selectAccountsHeld(db, unit, ids);
  ensureNamed(held.length === new Set(ids).size, 'chosen');
}

/** Letters as they would go today. Errors: `not-found`. */
export async function preview({ unit, db, body, portal }: UnitCall<typeof previewReminders>) {
  const ids = new Set(body.chosen.map(({ ledger_account_id }) => ledger_account_id));
  ensureNamed((await selectAccountsCount(db, unit, [...ids])) === ids.size, 'chosen');
  const day = pragueDay(portal.now());
  const { letters, left_out } = await lettersFor(db, unit, { chosen: body.chosen, day });
  return {
    values: letters.map(
      ({
        address_id: _address,
        claims: _claims,
        space_number: _space,
        variable_symbol: _symbol,
        ...letter
      }) => letter,
    ),
    left_out,
  };
}

/** Has the letters made and sent by a task. Errors: `not-found`, `licence-expired`. */
export async function send({ unit, db, body, portal, actor }: UnitCall<typeof sendReminders>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await ensureChosen(db, unit, body.chosen);
  const task_id = await enqueueTask(db, actor, {
    kind: REMINDER_TASK,
    message: `Upomínky dlužníkům: ${body.chosen.length}`,
    unit_id: unit.unit_id,
    payload: { chosen: body.chosen, channel: body.channel },
  });
  return { task_id };
}

/** Reminders that were made. Errors: `not-found`. */
export async function list({ unit, db, query }: UnitCall<typeof listReminders>) {
  const values = await selectRemindersUnder(db, unit, query.ledger_account_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/**
 * Writes down that a letter was handed over or posted. Errors: `licence-expired`, `not-found`,
 * `version-conflict`, `reminder-mailed`, `invalid-input`.
 */
export async function deliver({
  unit,
  db,
  params: { reminder_id },
  body,
  portal,
}: UnitCall<typeof deliverReminder>): Promise<Reminder> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const load = async () => (await selectReminders(db, unit, { ids: [reminder_id] }))[0];
  const former = await load();
  ensure(former !== undefined, 'not-found');
  ensure(!['waiting', 'failing', 'sent'].includes(former.state), 'reminder-mailed');
  if (body.delivered_on < former.reminded_on || body.delivered_on > pragueDay(portal.now()))
    throw fieldFault('delivered_on', 'Den musí být ode dne upomínky do dneška');
  const isSaved = await updateDelivered(db, unit, reminder_id, body);
  return savedOr(isSaved ? await load() : undefined, load);
}
