import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LawRow } from '#contract/rules/law-on.ts';
import { createWorld, type World } from '#tests/world.ts';
import { writtenLaw } from './law-file.ts';
import { lawMigration, unwritten } from './migration.ts';
import { storedLaw } from './stored.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const written = writtenLaw().map(({ row }) => row);
const FUTURE: LawRow = {
  key: 'heat-basic-c',
  holds_from: '2031-01-01',
  value: 55,
  unit: '%',
  source: "Vyhláška č. 1/2030 Sb., § 3 'nové znění'",
};

describe('rows of the law', () => {
  test('stand in a new database as they are written: else npm run law writes the migration', async () => {
    const stored = await storedLaw(world.db.owner);
    expect(unwritten(written, stored)).toEqual([]);
    expect(lawMigration(written, stored)).toBeNull();
  });

  test('that are added get in by the migration, and one that an operator has written stays his', async () => {
    const stored = await storedLaw(world.db.owner);
    const text = lawMigration([...written, FUTURE], stored) ?? '';
    try {
      await world.db.owner.query(text);
      expect(await storedLaw(world.db.owner)).toEqual([...stored, FUTURE]);
      await world.db.owner.query(
        `update settlement_law set value = 54 where holds_from = '2031-01-01'`,
      );
      await world.db.owner.query(text);
      expect((await storedLaw(world.db.owner)).at(-1)?.value).toBe(54);
    } finally {
      await world.db.owner.query(`delete from settlement_law where holds_from = '2031-01-01'`);
    }
  });

  test('that are changed are changed where nobody has done it by hand', async () => {
    const [first, ...others] = written;
    if (first === undefined) throw new Error('No rows of the law');
    const stored = await storedLaw(world.db.owner);
    const text = lawMigration([{ ...first, source: 'Oprava' }, ...others], stored) ?? '';
    const source = async () =>
      (await storedLaw(world.db.owner)).find(
        ({ key, holds_from }) => key === first.key && holds_from === first.holds_from,
      )?.source;
    const write = (to: string) =>
      world.db.owner.query(
        `update settlement_law set source = $1 where key = $2 and holds_from is not distinct from $3::date`,
        [to, first.key, first.holds_from],
      );
    try {
      await world.db.owner.query(text);
      expect(await source()).toBe('Oprava');
      await write('Operátor');
      await world.db.owner.query(text);
      expect(await source()).toBe('Operátor');
    } finally {
      await write(first.source);
    }
  });

  test('that no file has are named', async () => {
    const stored = await storedLaw(world.db.owner);
    expect(unwritten(written, [...stored, FUTURE])).toEqual([FUTURE]);
  });
});
