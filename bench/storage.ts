import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';
import type { Figure } from './figure.ts';
import { seedMeters } from './metering.sql.ts';
import { seedLedger } from './money.sql.ts';
import { startBenchPortal } from './portal.ts';
import { seedClients, seedUnits } from './seed.sql.ts';

const SHAPE = { buildings: 10, spaces: 250, addresses: 250 };
const UNITS = 24;
const MONTHS = 12;

/** Bytes of tables with their indexes, and rows, by the name of the table. */
async function sizes(
  owner: pg.ClientConfig,
): Promise<ReadonlyMap<string, readonly [number, number]>> {
  return withOwner(owner, async (client) => {
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ name: string; bytes: number; rows: number }>(
      `select relname as name, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as rows
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return new Map(rows.map((row) => [row.name, [row.bytes, row.rows]]));
  });
}

type Sizes = Awaited<ReturnType<typeof sizes>>;

const total = (all: Sizes) => [...all.values()].reduce((sum, [bytes]) => sum + bytes, 0);

/** Bytes; the floor is what `docs/country.md` counts with. */
function figure(
  title: string,
  measured: number,
  { floor, comparedTo }: Pick<Figure, 'floor' | 'comparedTo'>,
): Figure {
  const [goal, beyond] = [Math.round(floor * 0.8), Math.round(floor * 0.5)];
  return { id: 'P32', title, measured, comparedTo, floor, goal, beyond, unit: 'B' };
}

/**
 * What a flat takes of the disk, with its indexes: what stands from the first day, and what a year adds of
 * readings and money. Histories are told by the row, because they depend on how much people change.
 */
export async function storageOfFlat(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner } = portal;
    const demo = await sizes(owner);
    const [bytes = 0, rows = 1] = demo.get('audit_log') ?? [];
    const clients = await seedClients(owner, UNITS / 4);
    const units = await seedUnits(owner, { clients, each: 4, shape: SHAPE });
    const flats = UNITS * SHAPE.spaces;
    const stood = await sizes(owner);
    await seedMeters(owner, units, MONTHS);
    const measured = await sizes(owner);
    await seedLedger(owner, units, MONTHS);
    const claimed = await sizes(owner);
    const each = (later: Sizes, before: Sizes) =>
      Math.round((total(later) - total(before)) / flats);
    const counted = (all: Sizes, table: string, before: Sizes) =>
      Math.round(((all.get(table)?.[1] ?? 0) - (before.get(table)?.[1] ?? 0)) / flats);
    const readings = counted(measured, 'meter_readings', stood);
    const claims = counted(claimed, 'ledger_claims', measured);
    return [
      figure('byt s majitelem, nájemníkem a jejich adresou', each(stood, demo), {
        floor: 2000,
        comparedTo: 's indexy, bez historie',
      }),
      figure('měřidlo bytu a rok odečtů', each(measured, stood), {
        floor: 4000,
        comparedTo: `odečtů: ${readings}`,
      }),
      figure('konto bytu a rok předpisů a plateb', each(claimed, measured), {
        floor: 12_000,
        comparedTo: `předpisů: ${claims}`,
      }),
      figure('řádek historie', Math.round(bytes / rows), {
        floor: 1000,
        comparedTo: `řádků ukázky: ${rows}`,
      }),
    ];
  } finally {
    await portal.stop();
  }
}
