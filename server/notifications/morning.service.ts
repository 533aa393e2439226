import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';
import type { NotifyWay } from '#contract/settings.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { selectLicenceUse } from '#server/core/clients/licence.sql.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import { selectEnabled } from '#server/core/news/readers.sql.ts';
import type { Db } from '#server/db/db.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { perPortal } from '#server/per-portal.ts';
import type { Portal } from '#server/portal.ts';
import { dueContracts, dueLicence, dueRevisions, dueWarnings, type Due } from './due.ts';
import { dueSupplies, dueUnitContracts } from './due-contracts.ts';
import {
  selectContracts,
  selectDevices,
  selectNewWarnings,
  selectSupplies,
  selectUnitContracts,
} from './due.sql.ts';
import { dueDebts, dueForecasts, duePayments, dueStatements } from './due-money.ts';
import { digestLetter } from './letters.ts';
import {
  selectBrokenStatements,
  selectForecasts,
  selectToldDebts,
  selectWaitingPayments,
} from './money.sql.ts';
import { selectClientsWithoutRound, takeRound } from './reach.sql.ts';
import {
  deleteOldDigestDays,
  forgetDebts,
  insertDigestDay,
  insertTold,
  selectRecipients,
  takeNewsOfRound,
  type NoticeKey,
  type Recipient,
} from './told.sql.ts';
import { newlyOverdue, overdueNotice } from './todos.ts';
import { newsNotice, noticesOf, type Notice } from './words.ts';

/** The morning begins at 6:10 in Prague. */
const MORNING_MS = (6 * 60 + 10) * 60_000;

/** The day whose morning has come last. */
function morningOf(now: Date): string {
  return pragueDay(new Date(now.getTime() - MORNING_MS));
}

function wayOf(user: Recipient, kind: Notice['kind']): NotifyWay {
  // Nobody else can do anything about the licence.
  if (kind === 'licence' && !user.is_client_admin) return 'none';
  // Debts that are expected are told of as those that are there.
  return user[`notify_${kind === 'forecasts' ? 'debts' : kind}`];
}

const wants = (way: NotifyWay, wanted: 'message' | 'mail') => way === wanted || way === 'both';

/** What of money is to be told, as far as its modules are open to the client. */
async function selectMoneyDue(db: Db, clientId: number, today: string): Promise<Due[]> {
  const of = clientOfTask(clientId);
  const open = await selectOpenedToClient(db, clientId, ['arrears', 'payments', 'bank']);
  const debts = open.includes('arrears') ? await selectToldDebts(db, of, today) : [];
  await forgetDebts(
    db,
    clientId,
    debts.map(({ ledger_account_id }) => ledger_account_id),
  );
  return [
    ...dueDebts(debts),
    ...(open.includes('payments') ? duePayments(await selectWaitingPayments(db, of)) : []),
    ...(open.includes('bank') ? dueStatements(await selectBrokenStatements(db, of, today)) : []),
  ];
}

/** Contracts that are not of tenants, as far as their modules are open to the client. */
async function selectContractsDue(db: Db, clientId: number, today: string): Promise<Due[]> {
  const of = clientOfTask(clientId);
  const open = await selectOpenedToClient(db, clientId, ['billing-places', 'contracts']);
  return [
    ...(open.includes('billing-places') ? dueSupplies(await selectSupplies(db, of), today) : []),
    ...(open.includes('contracts')
      ? dueUnitContracts(await selectUnitContracts(db, of), today)
      : []),
  ];
}

/** Running settlements by whose forecast somebody will owe, where their module is open to the client. */
async function selectForecastsDue(db: Db, clientId: number, today: string): Promise<Due[]> {
  const open = await selectOpenedToClient(db, clientId, ['settlements']);
  return open.length === 0
    ? []
    : dueForecasts(await selectForecasts(db, clientOfTask(clientId)), today);
}

async function selectDue(db: Db, clientId: number, today: string): Promise<Due[]> {
  const days = { today, until: shiftDays(today, SOON_DAYS) };
  const licence = await selectLicenceUse(db, clientOfTask(clientId));
  return [
    ...dueRevisions(await selectDevices(db, clientId), today),
    ...dueContracts(await selectContracts(db, clientOfTask(clientId), days)),
    ...(await selectContractsDue(db, clientId, today)),
    ...dueWarnings(await selectNewWarnings(db, clientOfTask(clientId))),
    ...(await selectMoneyDue(db, clientId, today)),
    ...(await selectForecastsDue(db, clientId, today)),
    ...(licence === undefined ? [] : dueLicence(licence, today)),
  ];
}

const keyOf = ({ kind, record_id, term }: NoticeKey) => `${kind} ${record_id} ${term}`;

async function newlyDue(db: Db, clientId: number, today: string): Promise<Due[]> {
  const due = await selectDue(db, clientId, today);
  const told = new Set((await insertTold(db, clientId, due)).map(keyOf));
  return due.filter((one) => told.has(keyOf(one)));
}

async function mailDigests(
  db: Db,
  { clientId, day, publicUrl }: { clientId: number; day: string; publicUrl: string },
  users: readonly Recipient[],
  noticesTo: (user: Recipient) => readonly Notice[],
): Promise<void> {
  for (const user of users) {
    const own = noticesTo(user).filter(({ kind }) => wants(wayOf(user, kind), 'mail'));
    if (own.length === 0) continue;
    if (!(await insertDigestDay(db, clientId, user.client_user_id, day))) continue;
    const recipient = user.user_identity;
    await enqueueMail(db, { recipient, ...digestLetter(own, day, publicUrl) });
  }
}

/** One client's morning; done again, or by another process, it does nothing more. */
async function goRound(portal: Portal, clientId: number, day: string): Promise<void> {
  await portal.database.transaction(async (db) => {
    await setTenant(db, clientId);
    if (!(await takeRound(db, clientId, day))) return;
    const today = pragueDay(portal.now());
    const due = noticesOf(await newlyDue(db, clientId, today));
    const late = await newlyOverdue(db, clientId, today);
    const told = await selectEnabled(db, await takeNewsOfRound(db, clientId, day));
    const news = newsNotice(told.map(({ title }) => title));
    const users = await selectRecipients(db, clientId);
    for (const { kind, message, link } of due) {
      const readers = users.filter((user) => wants(wayOf(user, kind), 'message'));
      await insertMessages(db, clientId, readers, { message, link });
    }
    // Of his own tasks each is told alone.
    const ownTo = ({ client_user_id }: Recipient) => overdueNotice(late, client_user_id);
    for (const user of users.filter((one) => wants(one.notify_todos, 'message')))
      for (const { message, link } of ownTo(user))
        await insertMessages(db, clientId, [user], { message, link });
    const about = { clientId, day, publicUrl: portal.publicUrl() };
    await mailDigests(db, about, users, (user) => [...due, ...ownTo(user), ...news]);
    await deleteOldDigestDays(db, clientId, day);
  });
}

/** The last morning of which this process knows that it is done; what it forgets it only asks again. */
const doneMornings = perPortal(() => ({ day: '' }));

/**
 * Tells the users of each client what is newly due of its revisions, contracts, meters, money and licence, once a day
 * and after a morning that was slept through. A client that fails does not hold up the others.
 */
export async function goMorningRounds(portal: Portal, signal?: AbortSignal): Promise<void> {
  const day = morningOf(portal.now());
  const done = doneMornings(portal);
  if (done.day === day) return;
  const clients = await portal.database.reading((db) => selectClientsWithoutRound(db, day));
  let failed = false;
  for (const client_id of clients) {
    if (signal?.aborted === true) return;
    await goRound(portal, client_id, day).catch((error: unknown) => {
      failed = true;
      portal.log('error', 'The morning round of a client failed.', { client_id, err: error });
    });
  }
  if (!failed) done.day = day;
}
