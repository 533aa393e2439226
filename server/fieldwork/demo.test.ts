import { expect, test } from 'vitest';
import { browseAbsences } from '#contract/fieldwork/absences.ts';
import { browseCrews } from '#contract/fieldwork/crews.ts';
import { listVisitResults } from '#contract/fieldwork/results.ts';
import { workOn } from '#contract/fieldwork/work-on.ts';
import { browseWorks } from '#contract/fieldwork/works.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { addRounds } from './demo-rounds.ts';
import { fillFieldwork } from './demo.ts';

const at = unitWorld();
const TODAY = '2026-11-21';

/** Fills the demo of the unit. */
async function fill() {
  const { client_id, unit_id } = at.unit;
  const { owner } = at.world.db;
  await owner.query(`select set_config('app.client_id', $1, false)`, [String(client_id)]);
  const filled = { client_id, unit_ids: [unit_id], settled_ids: [], manager_id: 0 };
  await fillFieldwork(owner, filled, TODAY);
}

test('the demo has usual works with prices, one of which grows, and three crews, one of which is away', async () => {
  const { client_id } = at.unit;
  const { token } = at.user;
  await at.world.makeUser({ client_id, user_identity: 'monter@example.cz' });
  await fill();
  const params = { show_hidden: '0' };
  const works = (await at.world.call(browseWorks, { token, params })).result.values;
  expect(works.length).toBeGreaterThan(8);
  const raised = works.find(({ code }) => code === 'VYM-SV');
  const price = (day: string) => workOn(raised?.versions ?? [], day)?.price;
  expect([price('2026-12-20'), price('2026-12-21')]).toEqual([69_000, 75_000]);
  const crews = (await at.world.call(browseCrews, { token, params })).result.values;
  expect(crews.map(({ letters, members }) => [letters, members.length])).toEqual([
    ['A', 0],
    ['B', 1],
    ['C', 0],
  ]);
  const away = (await at.world.call(browseAbsences, { token })).result.values;
  expect(away).toMatchObject([{ day_from: '2026-12-03', day_to: '2026-12-07', reason: null }]);
});

test('the demo has a round that was walked, with results of which one waits for the office', async () => {
  const { db } = at.world;
  await fill();
  const { pasport_id } = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' });
  for (let number = 1; number <= 22; number += 1) {
    const space_number = String(number);
    const space = await addSpaceRow(db, at.unit, pasport_id, { space_number });
    await addMeasuringPlaceRow(db, at.unit, space.pasport_id);
  }
  const unit = unitOfTask(at.unit);
  await db.database.transaction(async (tx) => {
    await setTenant(tx, unit.client_id);
    await addRounds(tx, unit, TODAY);
  });
  const { unit_id } = unit;
  const { rows } = await db.owner.query<{ visit_id: number }>(
    `select visit_id from visits where unit_id = $1 and state = 'done' order by position`,
    [unit_id],
  );
  const results = [];
  for (const { visit_id } of rows) {
    const call = { token: at.user.token, params: { unit_id, visit_id } };
    results.push(...(await at.world.call(listVisitResults, call)).result.values);
  }
  expect(results.map(({ outcome, missing }) => [outcome, missing])).toEqual([
    ['written', []],
    ['written', []],
    ['review', ['needs_state']],
  ]);
});
