import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownedTogether } from '#contract/rules/owner-parties.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { days, inTenant, validities } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { bindingsOn } from './bindings.sql.ts';
import { tenantNamesOn } from './holders-on.sql.ts';
import { personsOn } from './persons-on.sql.ts';
import { residentsOn } from './residents-on.sql.ts';
import { sharesOn } from './shares-on.sql.ts';

const at = unitWorld();
const CASES = 100;
const SPACES = 3;
const NAMES = ['Adamová', 'Beneš', 'Cibulka', 'Dvořák'] as const;

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
  for (const last_name of NAMES)
    addressIds.push(await addAddressRow(at.world.db, unit, { last_name }));
});

const place = fc.integer({ min: 0, max: SPACES - 1 });
const who = fc.integer({ min: 0, max: NAMES.length - 1 });
const held = fc.record({ place, who, validity: validities });
const persons = fc.record({ place, users_count: fc.nat(9), validity: validities });
/** Some parts are so great that no float could add them. */
const part = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 2_000_000_000 }));
const share = fc.record({
  place,
  who,
  validity: validities,
  parts: fc
    .tuple(part, part)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  is_joint: fc.boolean(),
});
/** Shares as couples have them, so that some are equal. */
const coupled = fc.record({
  place,
  who,
  validity: validities,
  parts: fc.constantFrom([1, 1] as const, [1, 2] as const, [2, 4] as const),
  is_joint: fc.boolean(),
});
const many = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 8 });

type Draft = { readonly place: number; readonly validity: Validity };

function row({ place: at_, validity }: Draft) {
  return { ...unit, ...validity, pasport_id: pasportIds[at_] ?? 0 };
}

async function insert(db: Db, table: string, rows: readonly Record<string, unknown>[]) {
  if (rows.length === 0) return;
  await db
    .insertInto(table as 'pasport_users')
    .values(rows as never)
    .execute();
}

/** The drafts of a space that hold on the day. */
function ofSpace<T extends Draft>(drafts: readonly T[], at_: number, day: string): T[] {
  return drafts.filter((one) => one.place === at_ && holdsOn(one.validity, day));
}

function eachSpace<T>(tell: (at_: number) => T | undefined): (readonly [number, T])[] {
  return pasportIds.flatMap((pasport_id, at_) => {
    const told = tell(at_);
    return told === undefined ? [] : [[pasport_id, told] as const];
  });
}

async function rowsOf<T>(db: Db, table: RawBuilder<unknown>): Promise<T[]> {
  return (await sql<T>`select * from (${table}) t`.execute(db)).rows;
}

const scope = (): Scope => ({ ...unit, where: sql`unit_id = ${unit.unit_id}` });

describe('as of a day', () => {
  test('the number of persons is that of the record that holds, the latest to begin', async () => {
    await fc.assert(
      fc.asyncProperty(many(persons), days, async (drafts, day) => {
        await inTenant(at.world.portal, unit.client_id, async (db) => {
          const rows = drafts.map((one) => ({ ...row(one), users_count: one.users_count }));
          await insert(db, 'pasport_users', rows);
          const told = await rowsOf<{ pasport_id: number; users_count: number }>(
            db,
            personsOn(scope(), day),
          );
          expect(told.map(({ pasport_id, users_count }) => [pasport_id, users_count])).toEqual(
            eachSpace((at_) => {
              const holding = ofSpace(drafts, at_, day);
              const latest = holding
                .map(({ validity }) => validity.valid_from)
                .toSorted()
                .at(-1);
              return holding.findLast(({ validity }) => validity.valid_from === latest)
                ?.users_count;
            }),
          );
        });
      }),
      { numRuns: CASES },
    );
  });

  test('shares make the exact sum of those that hold, in lowest terms, spouses counted once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(many(share), many(coupled)), days, async (drafts, day) => {
        await inTenant(at.world.portal, unit.client_id, async (db) => {
          const rows = drafts.map((one) => ({
            ...row(one),
            address_id: addressIds[one.who],
            share_numerator: one.parts[0],
            share_denominator: one.parts[1],
            is_joint: one.is_joint,
          }));
          await insert(db, 'pasport_ownerships', rows);
          const told = await rowsOf<{
            pasport_id: number;
            numerator: string;
            denominator: string;
            uneven: boolean;
          }>(db, sql`select * from (${sharesOn(scope(), day)}) s order by pasport_id`);
          const counted = eachSpace((at_) => {
            const shares = ofSpace(drafts, at_, day).map(({ parts, is_joint }) => ({
              share_numerator: parts[0],
              share_denominator: parts[1],
              is_joint,
            }));
            return shares.length === 0 ? undefined : ownedTogether(shares);
          });
          expect(told.map(({ pasport_id }) => pasport_id)).toEqual(counted.map(([id]) => id));
          for (const [order, { numerator, denominator, uneven }] of told.entries()) {
            const [over, under] = counted[order]?.[1] ?? [0n, 0n];
            const [one, other] = [BigInt(numerator), BigInt(denominator)];
            expect(one * under).toBe(over * other);
            expect(uneven).toBe(over !== under);
            expect(lowest(one, other)).toBe(1n);
          }
        });
      }),
      { numRuns: CASES },
    );
  });

  test('residents are those who use, own or live in a space, each once, and bindings tell of each', async () => {
    const all = fc.record({ tenants: many(held), owners: many(held), roommates: many(held) });
    await fc.assert(
      fc.asyncProperty(all, days, async (drawn, day) => {
        await inTenant(at.world.portal, unit.client_id, async (db) => {
          const { tenants, owners, roommates } = drawn;
          const rows = (drafts: readonly (Draft & { who: number })[]) =>
            drafts.map((one) => ({ ...row(one), address_id: addressIds[one.who] }));
          await insert(db, 'pasport_tenants', rows(tenants));
          await insert(db, 'pasport_ownerships', rows(owners));
          await insert(db, 'pasport_roommates', rows(roommates));
          const holding = [...tenants, ...owners, ...roommates].filter(({ validity }) =>
            holdsOn(validity, day),
          );
          const residents = await rowsOf<{ address_id: number }>(db, residentsOn(scope(), day));
          const ids = residents.map(({ address_id }) => address_id);
          expect(new Set(ids)).toEqual(new Set(holding.map((one) => addressIds[one.who])));
          expect(ids).toHaveLength(new Set(ids).size);
          expect(await rowsOf(db, bindingsOn(scope(), day))).toHaveLength(holding.length);
          const names = await rowsOf<{ pasport_id: number; names: string }>(
            db,
            tenantNamesOn(scope(), day),
          );
          expect(names.map(({ pasport_id, names: told }) => [pasport_id, told])).toEqual(
            eachSpace((at_) => namesOf(ofSpace(tenants, at_, day))),
          );
        });
      }),
      { numRuns: CASES },
    );
  });
});

/** The greatest number that divides both. */
function lowest(one: bigint, other: bigint): bigint {
  return other === 0n ? one : lowest(other, one % other);
}

function namesOf(drafts: readonly { validity: Validity; who: number }[]): string | undefined {
  const key = (one: { validity: Validity; who: number }) => `${one.validity.valid_from} ${one.who}`;
  const names = drafts
    .toSorted((one, other) => key(one).localeCompare(key(other)))
    .map(({ who: at_ }) => NAMES[at_] ?? '');
  return names.length === 0 ? undefined : names.join(', ');
}
