import { beforeEach, expect, test } from 'vitest';
import { insertRow } from '#tests/builders.ts';
import { settlementScene } from '#tests/settlement-scene.ts';
import { goMorningRounds } from './morning.service.ts';

const scene = settlementScene();
const { at } = scene;

beforeEach(() =>
  scene.sql('truncate client_user_messages, notified, notification_rounds, user_preferences', []),
);

const round = (day: string) => {
  at.world.setNow(`${day}T05:10:00Z`);
  return goMorningRounds({ ...at.world.portal });
};
const messages = async () => {
  const { rows } = await scene.sql(
    `select message, link from client_user_messages where client_user_id = $1
      order by client_user_message_id`,
    [at.user.client_user_id],
  );
  return rows
    .map(({ message, link }) => [String(message).replaceAll('\u00a0', ' '), String(link)])
    .filter(([message]) => message?.startsWith('Odhad') === true);
};

test('users are told once of a settlement that will end with debts, when a raise is offered, as their setting of debts says', async () => {
  const { client_id, client_user_id } = at.user;
  await insertRow(at.world.db, 'user_preferences', {
    client_id,
    client_user_id,
    notify_debts: 'message',
  });
  const id = await scene.begin({ period_from: '2026-01-01', period_to: '2026-12-31' });
  await scene.row('settlement_forecasts', {
    settlement_id: id,
    month: '2026-08-01',
    as_of: '2026-08-03',
    months_left: 4,
    owing: 3,
    owed: 1_234_500,
  });
  await round('2026-08-31');
  expect(await messages()).toEqual([]);
  await round('2026-09-01');
  await round('2026-09-02');
  expect(await messages()).toEqual([
    [
      expect.stringContaining(
        'podle odhadu doplatí 3 příjemci, celkem 12 345,00 Kč. Najdete v Vyúčtování – Zvýšit zálohy.',
      ),
      `/settlements/${id}?unit=${at.unit.unit_id}&tab=forecast&month=2026-08-01&show=owes`,
    ],
  ]);
});
