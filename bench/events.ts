import { shiftDays } from '#contract/czech/iso-date.ts';
import { browseVisitEvents, RECENT_EVENT_DAYS } from '#contract/fieldwork/events.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { selectVisitEvents } from '#server/core/fieldwork/events.sql.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { ask } from './ask.ts';
import { EVENTS_ON, seedEvents } from './events.sql.ts';
import { quantile, type Figure, type Length } from './figure.ts';
import { seedMeters } from './metering.sql.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { named, recorded, type Statement } from './recorded.ts';
import { seedUnits } from './seed.sql.ts';

const SHAPE = { buildings: 20, spaces: 2000, addresses: 2000 };
const RESULTS = 50_000;
const SINCE = shiftDays(EVENTS_ON, -RECENT_EVENT_DAYS);

/** What the list of events begins with, and the whole history, as the portal asks for them. */
async function asked(client_id: number, unit_id: number): Promise<Statement[]> {
  const unit = unitOfTask({ client_id, unit_id });
  return recorded(async (db) => {
    await selectVisitEvents(db, unit, { since: SINCE, today: EVENTS_ON });
    await selectVisitEvents(db, unit, { today: EVENTS_ON });
  });
}

/** The same visits with their results and findings, and nothing else of them. */
const bare = (client_id: number, unit_id: number): Statement => ({
  text: `select v.*, r.state as told, r.outcome, r.told_at, f.told as finding
           from visits v
           join visit_results r on r.client_id = v.client_id and r.unit_id = v.unit_id
                and r.visit_id = v.visit_id
           join visit_findings f on f.client_id = r.client_id and f.unit_id = r.unit_id
                and f.visit_result_id = r.visit_result_id
          where v.client_id = $1 and v.unit_id = $2
            and (v.day >= $3::date or r.outcome = 'review')
          order by v.day desc, v.visit_id desc`,
  values: [client_id, unit_id, SINCE],
});

/** Lower quartiles of milliseconds of the statements, asked in turns, and how many rows each has found. */
async function timesOf({ owner }: BenchPortal, statements: readonly Statement[], calls: number) {
  return withOwner(owner, async (client) => {
    const times = statements.map((): number[] => []);
    const rows: number[] = [];
    for (let one = 0; one < calls; one += 1)
      for (const [at, statement] of statements.entries()) {
        const begin = performance.now();
        const found = await client.query(named(`P29 ${at}`, statement));
        times[at]?.push(performance.now() - begin);
        rows[at] = found.rows.length;
      }
    return { times: times.map((each) => quantile(each, 0.25)), rows };
  });
}

/** P29: the list of events of a unit with 50,000 results of three years, against the plain rows of the same visits. */
export async function recentEvents({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: SHAPE });
    await seedMeters(owner, [unit_id], 12);
    await seedEvents(owner, unit_id, RESULTS);
    const [recent, whole] = await asked(client_id, unit_id);
    if (recent === undefined || whole === undefined) throw new Error('P29: nothing was asked.');
    const statements = [recent, bare(client_id, unit_id)];
    await timesOf(portal, statements, 1);
    const { times, rows } = await timesOf(portal, statements, long ? 31 : 7);
    const [own = Number.NaN, plain = Number.NaN] = times;
    const history = await timesOf(portal, [whole], 1);
    const [all = Number.NaN] = history.times;
    const begin = performance.now();
    const url = `${portal.urlOf(browseVisitEvents, { unit_id })}?first=${FIRST_ROWS}`;
    await ask(url, { method: 'GET', headers: portal.headers });
    const first = performance.now() - begin;
    if (rows[0] !== rows[1]) throw new Error(`P29: ${rows[0]} visits against ${rows[1]}.`);
    return [
      {
        id: 'P29',
        title: `seznam událostí jednotky s ${RESULTS} výsledky za tři roky proti prostým řádkům`,
        measured: own / plain,
        comparedTo: `týchž ${rows[1]} návštěv s výsledkem a nálezem jedním dotazem; dolní kvartily ${own.toFixed(0)} a ${plain.toFixed(0)} ms; celá historie (${history.rows[0]}) jednou ${all.toFixed(0)} ms, ${(all / own).toFixed(1)}krát víc; jejích prvních ${FIRST_ROWS} voláním za ${first.toFixed(0)} ms`,
        floor: 12,
        goal: 6,
        beyond: 3,
      },
    ];
  } finally {
    await portal.stop();
  }
}
