import type pg from 'pg';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { USUAL_HOURS } from '#contract/fieldwork/crew-record.ts';
import { usualWorks } from '#contract/fieldwork/usual-works.ts';
import { NEEDS } from '#contract/fieldwork/work-words.ts';
import { clientOfTask, unitOfTask, type OwnedClientId } from '#server/access/owned.ts';
import { updateCrewOfUsers } from '#server/core/clients/crew-members.sql.ts';
import { selectUsers } from '#server/core/clients/users-of-client.sql.ts';
import { insertAbsence } from '#server/core/fieldwork/absences.sql.ts';
import { insertCrew } from '#server/core/fieldwork/crews.sql.ts';
import { insertVersion } from '#server/core/fieldwork/work-versions.sql.ts';
import { insertWork } from '#server/core/fieldwork/works.sql.ts';
import { transactionOver, type Db } from '#server/db/db.ts';
import type { FilledClient } from '#server/db/demo/client-records.ts';
import { addRounds } from './demo-rounds.ts';

/** Prices of a visit in crowns without VAT, by the code of the work; the others have none. */
const PRICES: Readonly<Record<string, number>> = {
  'ODE-SV': 60,
  'ODE-TV': 60,
  'ODE-ITN': 45,
  'ODE-TEP': 120,
  'VYM-SV': 690,
  'VYM-TV': 690,
  'VYM-ITN': 420,
  'VYM-TEP': 3900,
  'KON-PL': 150,
  'REV-PL': 350,
};
/** The work whose price grows. */
const RAISED = 'VYM-SV';

/** Who is in which crew, by how he signs in. */
const CREWS = [
  {
    name: 'Četa A – odečty',
    letters: 'A',
    color: 'blue',
    members: ['technik@example.cz'],
    hours: [...USUAL_HOURS],
  },
  {
    name: 'Četa B – výměny',
    letters: 'B',
    color: 'orange',
    members: ['monter@example.cz'],
    hours: USUAL_HOURS.map((one) => (one.to === 930 ? { ...one, to: 990 } : one)),
  },
  {
    name: 'Četa C – revize',
    letters: 'C',
    color: 'green',
    members: [],
    hours: [2, 4].map((weekday) => ({ weekday, from: 480, to: 840 })),
  },
] as const;

async function addWorks(db: Db, clientId: OwnedClientId, today: string): Promise<void> {
  const begun = `${Number(today.slice(0, 4)) - 1}-01-01`;
  for (const { needs, duration_minutes, material, checklist, ...work } of usualWorks) {
    const id = await insertWork(db, clientId, work);
    const flags = Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need)]));
    const crowns = PRICES[work.code];
    const price = crowns === undefined ? null : crowns * 100;
    const version = { duration_minutes, material, checklist: [...checklist], ...flags };
    await insertVersion(db, clientId, id, { ...version, price, valid_from: begun });
    if (work.code !== RAISED || price === null) continue;
    const raised = { price: price + 6000, valid_from: shiftDays(today, 30) };
    await insertVersion(db, clientId, id, { ...version, ...raised });
  }
}

async function addCrews(db: Db, clientId: OwnedClientId, today: string): Promise<void> {
  const users = await selectUsers(db, clientId);
  const idOf = (identity: string) =>
    users.find(({ user_identity }) => user_identity === identity)?.client_user_id;
  for (const { members, hours, ...crew } of CREWS) {
    const id = await insertCrew(db, clientId, { ...crew, hours: [...hours] });
    const ids = members.flatMap((identity) => idOf(identity) ?? []);
    await updateCrewOfUsers(db, clientId, id, ids);
    if (crew.letters !== 'B') continue;
    const days = { day_from: shiftDays(today, 12), day_to: shiftDays(today, 16) };
    const [member] = ids;
    const whose =
      member === undefined
        ? { crew_id: id, client_user_id: null }
        : { crew_id: null, client_user_id: member };
    await insertAbsence(db, clientId, { ...whose, ...days, reason: 'vacation' });
  }
}

/** The catalogue of works, the crews and rounds of the demo's first client, within the transaction of the connection. */
export async function fillFieldwork(
  client: pg.Client,
  { client_id, unit_ids }: FilledClient,
  today: string,
): Promise<void> {
  const [db, owned] = [transactionOver(client), clientOfTask(client_id)];
  await addWorks(db, owned, today);
  await addCrews(db, owned, today);
  const [unit_id] = unit_ids;
  if (unit_id !== undefined) await addRounds(db, unitOfTask({ client_id, unit_id }), today);
}
