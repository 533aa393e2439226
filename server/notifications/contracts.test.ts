import { beforeEach, describe, expect, test } from 'vitest';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { addContractRow } from '#tests/contracts.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { goMorningRounds } from './morning.service.ts';

const at = unitWorld();

beforeEach(async () => {
  const { owner } = at.world.db;
  await owner.query('truncate client_user_messages, notified, notification_rounds');
  at.world.setNow('2025-01-20T05:10:00Z');
});

/** The portal as a process that has just started has it. */
const round = () => goMorningRounds({ ...at.world.portal });

async function messages() {
  const { rows } = await at.world.db.owner.query<{ message: string; link: string }>(
    `select message, link from client_user_messages where client_user_id = $1
      order by client_user_message_id`,
    [at.user.client_user_id],
  );
  return rows;
}
const messagesOf = async () => (await messages()).map(({ message }) => message);
const linksOf = async () => (await messages()).map(({ link }) => link);

describe('other contracts of a unit', () => {
  const told = async () => {
    await round();
    return (await messagesOf()).filter((message) => message.startsWith('Smlouvy:'));
  };

  test('are told of once for each term, with those of suppliers, as the setting of contracts says', async () => {
    const insured = { valid_from: '2023-03-01', renewal_months: 12, notice_count: 6 };
    const id = await addContractRow(at.world.db, at.unit, { ...insured, notice_unit: 'weeks' });
    await addBillingPlaceRow(at.world.db, at.unit, { name: 'Teplo', contract_to: '2025-03-21' });
    await addContractRow(at.world.db, at.unit, { name: 'Úvěr', open_ended: true });
    at.world.setNow('2025-01-10T05:10:00Z');
    // The year of insurance ends on 28 February; six weeks before it is 17 January.
    expect(await told()).toEqual([
      expect.stringMatching(/^Smlouvy: 1 smlouva .*Pojištění domu.*výpověď do 17\. 1\. 2025/),
    ]);
    expect(await linksOf()).toContain(`/contracts/${id}?unit=${at.unit.unit_id}`);
    at.world.setNow('2025-01-20T05:10:00Z');
    expect(await told()).toEqual([
      expect.stringMatching(/^Smlouvy: 1 smlouva /),
      expect.stringMatching(/^Smlouvy: 1 smlouva .*Teplo.*smlouva do 21\. 3\. 2025/),
    ]);
  });

  test('are told of only where their module is open to the client', async () => {
    await addContractRow(at.world.db, at.unit, { notice_until: '2025-01-25' });
    await addBillingPlaceRow(at.world.db, at.unit, { notice_until: '2025-01-25' });
    const turn = (enabled: boolean) =>
      at.world.db.owner.query(
        `update modules set enabled = $1 where name in ('contracts', 'billing-places')`,
        [enabled],
      );
    await turn(false);
    try {
      expect(await told()).toEqual([]);
    } finally {
      await turn(true);
    }
  });
});
