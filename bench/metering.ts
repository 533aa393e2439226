import { sql } from 'kysely';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { clientOfToken } from '#server/access/owned.ts';
import { consumptionOf } from '#server/core/metering/consumption.sql.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { median, quantile, type Figure, type Length } from './figure.ts';
import { growthOf, growthText, withSizes } from './growth.ts';
import { seedMeters, selectReadingTotal } from './metering.sql.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { named, recorded, type Statement } from './recorded.ts';
import { seedClients, seedUnits } from './seed.sql.ts';

const UNITS_OF_CLIENT = 4;

interface Extent {
  readonly places: number;
  readonly months: number;
  readonly sizes: readonly number[];
}
/** A unit of five thousand places with two years of months, in databases of up to two million readings. */
const LONG: Extent = { places: 5000, months: 24, sizes: [125_000, 500_000, 2_000_000] };
const SHORT: Extent = { places: 1000, months: 12, sizes: [12_000, 50_000, 200_000] };

const shapeOf = (places: number) => ({ buildings: 10, spaces: places, addresses: places });

/** The measured unit, and others like it until there are so many readings. */
function fillWith({ places, months }: Extent) {
  const shape = shapeOf(places);
  return async ({ owner, client_id }: BenchPortal, size: number) => {
    const own = await seedUnits(owner, { clients: [client_id], each: 1, shape });
    await seedMeters(owner, own, months);
    const missing = Math.round((size - (await selectReadingTotal(owner))) / (places * months));
    const count = Math.ceil(missing / UNITS_OF_CLIENT);
    if (count > 0) {
      const clients = await seedClients(owner, count);
      const each = Math.round(missing / count);
      await seedMeters(owner, await seedUnits(owner, { clients, each, shape }), months);
    }
    return { unit_id: own[0] ?? 0, size: await selectReadingTotal(owner) };
  };
}

/** P5b: how the time of the list of measuring places with their last readings grows with the readings of all. */
export async function growthOfReadings({ long }: Length): Promise<Figure[]> {
  const extent = long ? LONG : SHORT;
  return withSizes(extent.sizes, fillWith(extent), async (all) => {
    const rounds = { rounds: long ? 9 : 5, calls: long ? 9 : 15 };
    const growth = await growthOf(all, browseMeasuringPlaces, rounds);
    const sizes = all.map(({ size }) => size).join(', ');
    return [
      {
        id: 'P5b',
        title: 'růst doby seznamu měřidel s databází, exponent',
        measured: median(growth.slopes),
        comparedTo: `táž jednotka (${extent.places} míst po ${extent.months} odečtech; výběr, řazení a stránky dělá prohlížeč nad tímto seznamem, P12) v databázích o ${sizes} odečtech; ${growthText(growth)}`,
        floor: 0.1,
        goal: 0.03,
        beyond: 0.01,
      },
    ];
  });
}

const YEAR = { after: '2023-12-31', to: '2024-12-31' };
const HOUSE = { buildings: 1, spaces: 500, addresses: 500 };
const YEARS_OF_READINGS = 24;

/** The consumption of all places of the unit for the year, as the portal asks for it. */
async function consumption(client_id: number, unit_id: number): Promise<Statement> {
  const unit = { client_id: clientOfToken(client_id), unit_id };
  const asked = sql`
    select p.measuring_place_id, 1 as turn_of, ${YEAR.after}::date as after_on, ${YEAR.to}::date as to_on
      from measuring_places p
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}`;
  const [statement] = await recorded((db) =>
    sql`select count(*)::integer as rows, sum(c.amount) as sum from (${consumptionOf(unit, asked)}) c`.execute(
      db,
    ),
  );
  if (statement === undefined) throw new Error('P23: consumption sends no statement.');
  return statement;
}

/** The plain sum of the states that the year stands on. */
const plainSum = (client_id: number, unit_id: number): Statement => ({
  text: `select count(*)::integer as rows, sum(r.state) as sum
           from measuring_places p
           join meters m on m.client_id = p.client_id and m.unit_id = p.unit_id
                and m.measuring_place_id = p.measuring_place_id
           join meter_readings r on r.client_id = m.client_id and r.unit_id = m.unit_id
                and r.meter_id = m.meter_id and r.read_on between $3::date and $4::date
          where p.client_id = $1 and p.unit_id = $2`,
  values: [client_id, unit_id, YEAR.after, YEAR.to],
});

/** Milliseconds of both statements, asked in turns. */
async function timesOf(
  { owner }: BenchPortal,
  statements: readonly Statement[],
  calls: number,
): Promise<{ times: number[][]; rows: number[] }> {
  return withOwner(owner, async (client) => {
    const times = statements.map((): number[] => []);
    const rows: number[] = [];
    for (let one = 0; one < calls; one += 1) {
      for (const [at, statement] of statements.entries()) {
        const begin = performance.now();
        // The plain one is planned for its values each time, which is its fastest way.
        const found = await client.query<{ rows: number }>(
          at === 0 ? named('P23', statement) : { ...statement, values: [...statement.values] },
        );
        times[at]?.push(performance.now() - begin);
        rows[at] = found.rows[0]?.rows ?? 0;
      }
    }
    return { times, rows };
  });
}

/** P23: the consumption of a house of 500 spaces for a year, in one statement, against the plain sum of the same rows. */
export async function consumptionOfHouse({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: HOUSE });
    await seedMeters(owner, [unit_id], YEARS_OF_READINGS);
    const statements = [await consumption(client_id, unit_id), plainSum(client_id, unit_id)];
    await timesOf(portal, statements, 3);
    const { times, rows } = await timesOf(portal, statements, long ? 101 : 31);
    if (rows[0] !== HOUSE.spaces) throw new Error(`P23: consumption tells of ${rows[0]} places.`);
    const [whole = Number.NaN, plain = Number.NaN] = times.map((each) => quantile(each, 0.25));
    return [
      {
        id: 'P23',
        title: `spotřeba ${HOUSE.spaces} prostorů domu za rok proti prostému součtu`,
        measured: whole / plain,
        comparedTo: `součet stavů týchž ${rows[1]} odečtů jedním dotazem; dolní kvartily ${whole.toFixed(1)} a ${plain.toFixed(1)} ms, střídavě po ${times[0]?.length}`,
        floor: 5,
        goal: 2,
        beyond: 1.3,
      },
    ];
  } finally {
    await portal.stop();
  }
}
