import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SpacePayer, UnitPayer } from '#contract/rules/payer.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { DatedTable } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { days, inTenant, validities } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { payersOn } from './payers-on.sql.ts';

const at = unitWorld();
const SPACES = 3;
const PEOPLE = 4;
const CASES = 150;

let unit: { client_id: ReturnType<typeof clientOfTask>; unit_id: number };
let pasportIds: number[];
let addressIds: number[];

beforeAll(async () => {
  const { client_id } = await at.world.makeClient();
  const { unit_id } = await at.world.makeUnit(client_id);
  unit = { client_id: clientOfTask(client_id), unit_id };
  const house = await addBuildingRow(at.world.db, unit);
  pasportIds = [];
  for (let made = 0; made < SPACES; made += 1)
    pasportIds.push((await addSpaceRow(at.world.db, unit, house.pasport_id)).pasport_id);
  addressIds = [];
  for (let made = 0; made < PEOPLE; made += 1)
    addressIds.push(await addAddressRow(at.world.db, unit));
});

interface Told {
  readonly pasport_id: number;
  readonly payer: SpacePayer;
  readonly exception_id: number | null;
  readonly address_id: number | null;
  readonly place: number;
}

async function toldOn(db: Db, day: string): Promise<Told[]> {
  const of = { ...unit, where: sql`unit_id = ${unit.unit_id}` };
  const { rows } = await sql<Told>`
    select pasport_id, payer, exception_id, address_id, place::integer
      from (${payersOn(of, day)}) y order by pasport_id, place`.execute(db);
  return rows;
}

type Rows = readonly Record<string, unknown>[];

async function insert(db: Db, table: DatedTable, rows: Rows) {
  if (rows.length === 0) return;
  await db
    .insertInto(table as 'pasport_payers')
    .values(rows.map((row) => ({ ...unit, ...row })) as never)
    .execute();
}

const setPayer = (db: Db, payer: UnitPayer) =>
  sql`update units set payer = ${payer} where unit_id = ${unit.unit_id}`.execute(db);

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

const place = fc.nat(SPACES - 1);
const held = fc.record({ place, who: fc.nat(PEOPLE - 1), validity: validities });
const exception = fc.record({
  place,
  payer: fc.constantFrom('owner' as const, 'tenant' as const, 'unit' as const),
  validity: validities,
});
const scenes = fc.record({
  rule: fc.constantFrom('owner' as const, 'member' as const, 'tenant' as const),
  owners: fc.array(held, { maxLength: 6 }),
  tenants: fc.array(held, { maxLength: 6 }),
  exceptions: fc.array(exception, { maxLength: 4 }),
});

const row = (one: { readonly place: number; readonly validity: Validity }) => ({
  ...one.validity,
  pasport_id: pasportIds[one.place],
});

/** Of records of one day the last that began, as a table is read when two should hold. */
function latest<T extends { readonly validity: Validity }>(all: readonly T[]): T | undefined {
  const last = all
    .map(({ validity }) => validity.valid_from)
    .toSorted()
    .at(-1);
  return all.findLast(({ validity }) => validity.valid_from === last);
}

describe('who bears what a space costs', () => {
  test('on each day each space has exactly one payer, and all people of his party', async () => {
    await fc.assert(
      fc.asyncProperty(scenes, days, async (scene, day) => {
        await inTenant(at.world.portal, unit.client_id, async (db) => {
          await setPayer(db, scene.rule);
          const named = ({ who, ...one }: (typeof scene.owners)[number]) => ({
            ...row(one),
            address_id: addressIds[who],
          });
          await insert(db, 'pasport_ownerships', scene.owners.map(named));
          await insert(db, 'pasport_tenants', scene.tenants.map(named));
          const different = scene.exceptions.map((one) => ({ ...row(one), payer: one.payer }));
          await insert(db, 'pasport_payers', different);

          const told = await toldOn(db, day);
          for (const [order, pasport_id] of pasportIds.entries()) {
            const here = <T extends { place: number; validity: Validity }>(all: readonly T[]) =>
              all.filter((one) => one.place === order && holdsOn(one.validity, day));
            const wanted = latest(here(scene.exceptions))?.payer ?? scene.rule;
            const side = wanted === 'owner' ? scene.owners : scene.tenants;
            const people = wanted === 'unit' ? [] : here(side);
            const kind =
              wanted === 'tenant' && scene.rule === 'member' ? ('member' as const) : wanted;
            const rows = told.filter((one) => one.pasport_id === pasport_id);
            expect(rows.map(({ place: order_ }) => order_)).toEqual(
              Array.from({ length: Math.max(people.length, 1) }, (_, index) => index + 1),
            );
            expect(new Set(rows.map(({ payer }) => payer))).toEqual(
              new Set([people.length === 0 ? 'unit' : kind]),
            );
            const party = people.map(({ who }) => addressIds[who] ?? 0);
            expect(sorted(rows.map(({ address_id }) => address_id ?? 0))).toEqual(
              sorted(people.length === 0 ? [0] : party),
            );
          }
          expect(new Set(told.map(({ pasport_id }) => pasport_id)).size).toBe(SPACES);
        });
      }),
      { numRuns: CASES },
    );
  });

  test.each([
    ['whoever alone has the vote', [false, true, false], 1],
    ['who has most of it where nobody was chosen', [false, false, false], 0],
    ['who has most of it where more vote', [true, true, true], 0],
  ])('co-owners are represented by %s', async (_, votes, first) => {
    await inTenant(at.world.portal, unit.client_id, async (db) => {
      await setPayer(db, 'owner');
      const owners = votes.map((has_vote, index) => ({
        pasport_id: pasportIds[0],
        address_id: addressIds[index],
        share_numerator: index === 0 ? 2 : 1,
        share_denominator: 4,
        has_vote,
        valid_from: '2024-01-01',
      }));
      await insert(db, 'pasport_ownerships', owners);
      const [told] = await toldOn(db, '2024-06-30');
      expect(told).toMatchObject({ payer: 'owner', address_id: addressIds[first], place: 1 });
    });
  });
});
