import { expect, test } from 'vitest';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { keepHouse } from '#server/jobs/housekeeping.ts';
import { insertRow } from '#tests/builders.ts';
import type { UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const NUMBER = '1234567897';
const FILE = `  01202611${NUMBER}999999      210  3450.00         Byt 12            \r\n`;
const YEAR = Number(pragueDay(new Date()).slice(0, 4));

async function addHandOver(unit: UnitOfClient, period: string): Promise<void> {
  const { client_id, unit_id } = unit;
  const whose = { client_id, unit_id };
  const { sipo_hand_over_id } = await insertRow(at.world.db, 'sipo_hand_overs', {
    ...whose,
    period,
    organisation_number: '999999',
    fee_code: '210',
    change_indication: 'full',
    code_page: 'cp852',
    record_count: 1,
    total: 345_000,
    new_count: 1,
    changed_count: 0,
    cancelled_count: 0,
    change_file: Buffer.from(FILE, 'latin1'),
    cover_file: Buffer.from(''),
  });
  const line = { payer_name: 'Dvořák', document_text: 'Byt 12', amount: 345_000, change: 'new' };
  await insertRow(at.world.db, 'sipo_lines', {
    ...whose,
    ...line,
    sipo_hand_over_id,
    line_number: 7,
    sipo: NUMBER,
    fee_code: '210',
    in_file: true,
  });
  const { sipo_answer_id } = await insertRow(at.world.db, 'sipo_answers', {
    ...whose,
    sipo_hand_over_id,
    kind: 'paid',
    period,
    file_name: 'ZA.txt',
    file_hash: period,
    row_count: 1,
    total: 345_000,
  });
  const row = { sipo_answer_id, row_number: 1, sipo: NUMBER, fee_code: '210', amount: 345_000 };
  await insertRow(at.world.db, 'sipo_answer_rows', { ...whose, ...row });
}

async function stored({ client_id }: UnitOfClient) {
  const { rows } = await at.world.db.owner.query<Record<string, string>>(
    `select h.period, l.sipo, l.payer_name, r.sipo as answered, convert_from(h.change_file, 'LATIN1') as file
       from sipo_hand_overs h join sipo_lines l using (client_id, sipo_hand_over_id)
       join sipo_answers a using (client_id, sipo_hand_over_id)
       join sipo_answer_rows r using (client_id, sipo_answer_id)
      where h.client_id = $1 order by 1`,
    [client_id],
  );
  return rows;
}

const cleared = { sipo: '#7', answered: '', file: FILE.replace(NUMBER, '0000000000') };
const kept = { sipo: NUMBER, answered: NUMBER, file: FILE };

test.each([
  ['2020-12', '2025-12-31', false],
  ['2020-12', '2026-01-01', true],
  ['2020-01', '2025-12-31', false],
  ['2021-01', '2026-12-31', false],
])('accounts of %s are on %s past their time: %s', async (period, day, isPast) => {
  const { rows } = await at.world.db.owner.query<{ is_past: boolean }>(
    'select access.accounts_expired($1, $2) as is_past',
    [period, day],
  );
  expect(rows).toEqual([{ is_past: isPast }]);
});

test('numbers of payers go from all clients by themselves once the law keeps them no longer', async () => {
  const { far } = await at.neighbours();
  const [past, held] = [`${YEAR - 6}-12`, `${YEAR - 5}-01`];
  for (const unit of [at.unit, far])
    for (const period of [past, held]) await addHandOver(unit, period);
  await keepHouse(at.world.portal);
  for (const unit of [at.unit, far])
    expect(await stored(unit)).toEqual([
      { period: past, payer_name: 'Dvořák', ...cleared },
      { period: held, payer_name: 'Dvořák', ...kept },
    ]);
  const { rows } = await at.world.db.owner.query(
    `select changes, user_name from audit_log
      where client_id = $1 and record_type = 'sipo_hand_overs' and action = 'update'`,
    [at.unit.client_id],
  );
  expect(rows).toEqual([{ changes: { numbers_cleared: [false, true] }, user_name: '' }]);
  // A second round has nothing to do, and history tells nothing more.
  await keepHouse(at.world.portal);
  expect((await stored(at.unit)).map(({ sipo }) => sipo)).toEqual(['#7', NUMBER]);
});

test('housekeeping itself clears no number that the law keeps', async () => {
  await addHandOver(at.unit, `${YEAR - 5}-02`);
  const { owner } = at.world.db;
  await owner.query('begin');
  try {
    await owner.query('set local role kastelan_app');
    await owner.query(`select set_config('app.worker', 'housekeeping', true)`);
    await owner.query(`select set_config('app.client_id', $1, true)`, [String(at.unit.client_id)]);
    await expect(
      owner.query(`update sipo_lines set sipo = '#7' where client_id = $1`, [at.unit.client_id]),
    ).rejects.toThrow('What was handed over does not change');
  } finally {
    await owner.query('rollback');
  }
});
