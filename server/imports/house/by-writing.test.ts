import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';
import { countOf, judgeRows, type Reading } from '../judge.ts';
import type { Judgement, Kind, Scene } from '../kinds/kind.ts';
import { house, judgeHouse } from './house.ts';
import { STEPS, type Step } from './steps.ts';

// Rows of a sheet stand on each other before any of them is written: what is judged over records that are
// only going to be is to be judged as over those that are there.

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const FIELDS = [
  ['Dům', 'building'],
  ['Byt č.', 'space_number'],
  ['Typ', 'pasport_type'],
  ['Podlaží', 'floor'],
  ['Variabilní symbol', 'variable_symbol'],
  ['Vlastník', 'owner'],
  ['Podíl na jednotce', 'share'],
  ['Nájemce', 'tenant'],
  ['Telefon', 'phone'],
  ['E-mail', 'email'],
  ['Osob', 'users_count'],
  ['Teplo', 'advance'],
  ['Voda', 'advance'],
  ['Platí od', 'valid_from'],
] as const;
const COLUMNS = FIELDS.map(([heading]) => heading);
const reading: Reading = {
  columns: COLUMNS,
  mapping: FIELDS.map(([, field]) => field),
  constants: {},
  words: {},
};

const one = (...words: string[]) => fc.constantFrom(...words);
const row = fc.tuple(
  one('Dlouhá 12', 'Dlouhá 12', 'Krátká 3', 'dlouha 12', 'Vila, Písek'),
  one('1', '2', '3', '4', '4', ''),
  one('Byt', 'Byt', '', 'Garáž', 'Vzducholoď'),
  one('1. NP', '2. NP', '', 'na půdě', '3. NP'),
  one('', '', '1001', '1002', 'abc'),
  one(
    '',
    'Novák Jan',
    'NOVAK Jan',
    'Nováková Marie',
    'SJM Novák Jan a Nováková Marie',
    'Malý Petr, Tichá Eva',
    'Ing. Dvořák Karel',
    'Alfa s.r.o.',
  ),
  one('', '', '1/2', '1/1', '3/2'),
  one('', '', 'Tichá Eva', 'Malý Petr', 'Malý Petr a Malá Jana', 'Beta s.r.o.'),
  one('', '777 123 456', '777 123 456, 603 111 222', 'nevím'),
  one('', 'novak@example.cz', 'maly@example.cz; druhy@example.cz', 'bez e-mailu'),
  one('', '1', '2', '-1'),
  one('', '500', '640', 'kolem tisíce'),
  one('', '120', '0'),
  one('1. 6. 2026', '1. 6. 2026', '1. 7. 2026', '1. 3. 2026', ''),
);
const sheets = fc.array(row, { minLength: 1, maxLength: 7 });

/** Rows that a unit has before the sheet comes. */
const FORMER = [
  ['Dlouhá 12', '1', 'Byt', '1. NP', '1001', 'Novák Jan', '', '', '', '', '2', '500', '', ''],
  ['Dlouhá 12', '2', 'Byt', '', '', 'Malý Petr', '1/2', 'Tichá Eva', '', '', '1', '', '120', ''],
].map((cells) => [...cells.slice(0, -1), '1. 5. 2026']);

class TakenBack extends Error {}

/** Does the work in a transaction of the unit and takes back what it wrote. */
async function trying<T>(work: (scene: Scene) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  const { client_id, unit_id } = scene;
  await world.portal.database
    .transaction(async (db) => {
      await setTenant(db, client_id);
      const unit = await ownedUnit(db, { client_id: clientOfTask(client_id) }, unit_id);
      const today = pragueDay(world.portal.now());
      const turn = () => Promise.resolve();
      result = { value: await work({ db, unit, today, keep: false, turn }) };
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  if (result === undefined) throw new Error('Nothing was tried.');
  return result.value;
}

/** The same steps, each over records that those before it have really written. */
function writingSteps(): Step[] {
  let before: { readonly judged: Judgement; readonly db: Db } | undefined;
  return STEPS.map((step) => {
    let isFirst = true;
    return {
      ...step,
      judge: async ({ ground: _planned, ...alone }, rows) => {
        // What is wrong has been left out of the judgement that came last.
        if (isFirst) await before?.judged.write(alone.db, alone.unit, alone.turn);
        isFirst = false;
        const judged = await step.judge(alone, rows);
        before = { judged, db: alone.db };
        const { tellGround: _tell, ...rest } = judged;
        return rest;
      },
    };
  });
}

const byWriting: Kind = {
  ...house,
  judge: (where, rows) => judgeHouse(where, rows, writingSteps()),
};

const told = async (kind: Kind, where: Scene, rows: readonly string[][]) => {
  const stored = rows.map((cells, at) => ({ row_number: at + 2, cells, kept: null }));
  const { verdicts, totals, creations } = await judgeRows(kind, where, reading, stored);
  return { verdicts, totals, creations };
};

async function begin(former: readonly string[][]): Promise<void> {
  scene = await importScene(world);
  if (former.length === 0) return;
  const { import_id } = await scene.checked('house', [COLUMNS, ...former]);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted' });
  // One has sold since; another space is paid by its owner.
  await world.db.owner.query(
    `update pasport_ownerships set valid_to = '2026-06-15' where unit_id = $1 and share_denominator = 2`,
    [scene.unit_id],
  );
}

describe.each([
  ['an empty unit', []],
  ['a unit that has records', FORMER],
])('a sheet for %s', (_of, former) => {
  test(
    'is judged before it is written as it would be step by step while it is',
    { timeout: 240_000 },
    async () => {
      await begin(former);
      let failing = 0;
      let sound = 0;
      await fc.assert(
        fc.asyncProperty(sheets, async (rows) => {
          const planned = await trying((where) => told(house, where, rows));
          const written = await trying((where) => told(byWriting, where, rows));
          expect(planned).toEqual(written);
          failing += countOf(planned.verdicts, 'failing');
          sound += planned.verdicts.length - countOf(planned.verdicts, 'failing');
        }),
        { numRuns: 60 },
      );
      expect(Math.min(failing, sound)).toBeGreaterThan(20);
    },
  );

  test(
    'is accepted as it was checked, and then has nothing new to say',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(sheets, async (rows) => {
          await begin(former);
          const left = await leftOf(rows);
          const { import_id, mapping } = (await scene.upload('house', csv([COLUMNS, ...left])))
            .result;
          const checked = await scene.check(import_id, mapping);
          const before = await scene.rows(import_id);
          const accepted = await scene.accept(import_id);
          expect(accepted).toMatchObject({ state: 'accepted', fault: '', totals: checked.totals });
          expect(await scene.rows(import_id)).toEqual(before);
          await scene.undo(import_id);
          expect(await scene.check(import_id, mapping)).toMatchObject({ totals: checked.totals });
          expect(await scene.rows(import_id)).toEqual(before);
        }),
        { numRuns: 6 },
      );
    },
  );
});

/** The rows that are left when those that fail are left out, until none does. */
async function leftOf(rows: readonly string[][]): Promise<readonly string[][]> {
  const { verdicts } = await trying((where) => told(house, where, rows));
  const wrong = new Set(
    verdicts.filter(({ faults }) => faults.length > 0).map(({ row_number }) => row_number - 2),
  );
  if (wrong.size === 0) return rows.length > 0 ? rows : FORMER;
  return leftOf(rows.filter((_, at) => !wrong.has(at)));
}
