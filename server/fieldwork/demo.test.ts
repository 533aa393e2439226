import { expect, test } from 'vitest';
import { browseAbsences } from '#contract/fieldwork/absences.ts';
import { browseCrews } from '#contract/fieldwork/crews.ts';
import { workOn } from '#contract/fieldwork/work-on.ts';
import { browseWorks } from '#contract/fieldwork/works.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { fillFieldwork } from './demo.ts';

const at = unitWorld();

test('the demo has usual works with prices, one of which grows, and three crews, one of which is away', async () => {
  const { client_id, unit_id } = at.unit;
  const { owner } = at.world.db;
  const { token } = at.user;
  await at.world.makeUser({ client_id, user_identity: 'monter@example.cz' });
  await owner.query(`select set_config('app.client_id', $1, false)`, [String(client_id)]);
  const filled = { client_id, unit_ids: [unit_id], settled_ids: [], manager_id: 0 };
  await fillFieldwork(owner, filled, '2026-11-21');
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
