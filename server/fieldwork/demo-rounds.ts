import { randomUUID } from 'node:crypto';
import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { accessTable, visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { insertResult } from '#server/core/fieldwork/results.sql.ts';
import { selectCrews } from '#server/core/fieldwork/crews.sql.ts';
import { selectVisitPlaces } from '#server/core/fieldwork/visit-places.sql.ts';
import { selectVisitsOfRound } from '#server/core/fieldwork/visits.sql.ts';
import { selectWorkRows } from '#server/core/fieldwork/works.sql.ts';
import type { Db } from '#server/db/db.ts';
import { makeRound, type NewRound } from './rounds.service.ts';

/** How some people are got to. */
const ACCESS = [
  { note: 'pes, zvonit a počkat', from_minute: null, to_minute: null },
  { note: 'jen odpoledne', from_minute: 780, to_minute: null },
  { note: 'klíče u domovnice v přízemí', from_minute: null, to_minute: null },
] as const;

/** Where nobody opened, counted along the walk; the others were made. */
const MISSED: ReadonlySet<number> = new Set([3, 11]);
const EACH = 16;

/** What came back from the first visits that were made. */
const RESULTS: readonly Partial<Parameters<typeof insertResult>[2]>[] = [
  { signed_by: 'Jana Vzorová' },
  { note: 'v ložnici výměna baterie', signed_by: 'Petr Ukázkový' },
  {
    note: 'k indikátoru za linkou se nešlo dostat',
    outcome: 'review',
    missing: ['needs_state'],
  },
];

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => shiftDays(first, at));

/** Ends the visits of a round that was walked. */
async function endVisits(db: Db, unit: OwnedUnit, round_id: number, today: string) {
  const visits = await selectVisitsOfRound(db, unit, round_id, today);
  const made = visits.filter(({ state }) => state === 'planned');
  await visitTable.updateAll(
    db,
    unit,
    made.map(({ visit_id, day }, at) => ({
      id: visit_id,
      columns: MISSED.has(at)
        ? { state: 'no-access', note: 'zvonek bez odezvy', ended: `${day ?? today}T14:00:00Z` }
        : { state: 'done', ended: `${day ?? today}T14:00:00Z` },
    })),
  );
}

/** What a crew brought from some visits of the round: two are whole, one lacks the states. */
async function addResults(db: Db, unit: OwnedUnit, round_id: number, today: string) {
  const visits = await selectVisitsOfRound(db, unit, round_id, today);
  const done = visits.filter(({ state }) => state === 'done').slice(0, RESULTS.length);
  for (const [at, { visit_id, ended }] of done.entries())
    await insertResult(db, unit, {
      visit_id,
      key: randomUUID(),
      state: 'done',
      told_at: ended ?? `${today}T14:00:00Z`,
      checks: [],
      outcome: 'written',
      ...RESULTS[at],
    });
}

/** One round that was walked last month, one that is going to be, and how people of the unit are got to. */
export async function addRounds(db: Db, unit: OwnedUnit, today: string): Promise<void> {
  const spaces = (await selectVisitPlaces(db, unit, today)).filter(
    ({ kind, meters }) => kind === 'space' && meters.length > 0,
  );
  const crews = await selectCrews(db, unit.client_id);
  const works = await selectWorkRows(db, unit.client_id);
  const crew = (letters: string) =>
    crews.filter((one) => one.letters === letters).map(({ crew_id }) => crew_id);
  const workOf = (code: string) => works.find((one) => one.code === code)?.work_id;
  const [reading, exchange] = [workOf('ODE-ITN'), workOf('VYM-SV')];
  if (spaces.length === 0 || reading === undefined || exchange === undefined) return;
  for (const [at, access] of ACCESS.entries()) {
    const place = spaces[at * 3];
    if (place !== undefined)
      await accessTable.insertOne(db, unit, { pasport_id: place.pasport_id, ...access });
  }
  const of = (
    from: number,
  ): Pick<NewRound, 'pasport_ids' | 'travel' | 'gap' | 'client_user_id'> => ({
    pasport_ids: spaces.slice(from, from + EACH).map(({ pasport_id }) => pasport_id),
    travel: 15,
    gap: 0,
    client_user_id: null,
  });
  const past = await makeRound(db, unit, {
    ...of(EACH),
    name: 'Kontrola indikátorů',
    note: '',
    work_id: reading,
    days: daysFrom(shiftDays(today, -30), 7),
    crew_ids: crew('A'),
    minutes: 15,
  });
  await endVisits(db, unit, past, today);
  await addResults(db, unit, past, today);
  await makeRound(db, unit, {
    ...of(0),
    name: 'Výměna vodoměrů',
    note: 'Vodoměry jsou ve skladu, plomby u vedoucího.',
    work_id: exchange,
    days: daysFrom(nextWorkingDay(shiftDays(today, 7)), 3),
    crew_ids: [...crew('A'), ...crew('B')],
    minutes: 45,
  });
}
