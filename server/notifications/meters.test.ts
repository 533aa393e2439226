import { beforeEach, describe, expect, test } from 'vitest';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { goMorningRounds } from './morning.service.ts';

const at = unitWorld();

beforeEach(async () => {
  const { owner } = at.world.db;
  await owner.query('truncate client_user_messages, outbox_mails, notified, notification_rounds');
  // Clients of other tests have nothing to be told of.
  await owner.query('truncate revisions, pasport_tenants, meter_warnings cascade');
  await owner.query('update clients set licence_valid_to = null');
  at.world.setNow('2026-01-20T05:10:00Z');
});

const round = (day: string) => {
  at.world.setNow(`${day}T05:10:00Z`);
  return goMorningRounds({ ...at.world.portal });
};

type Person = Parameters<typeof prefer>[0];
async function prefer(
  { client_id, client_user_id }: { client_id: number; client_user_id: number },
  notify_meters: string,
): Promise<void> {
  await insertRow(at.world.db, 'user_preferences', { client_id, client_user_id, notify_meters });
}
async function messagesOf({ client_user_id }: Person): Promise<string[]> {
  const { rows } = await at.world.db.owner.query<{ message: string }>(
    `select message from client_user_messages where client_user_id = $1
      order by client_user_message_id`,
    [client_user_id],
  );
  return rows.map(({ message }) => message);
}
async function mails(): Promise<{ recipient: string; body: string }[]> {
  const { rows } = await at.world.db.owner.query<{ recipient: string; body: string }>(
    'select recipient, body from outbox_mails order by outbox_mail_id',
  );
  return rows;
}

/** A warning found in a flat of a house of the unit; its id. */
async function warn(
  kind: string,
  { unit = at.unit, ...columns }: { unit?: UnitOfClient } & Record<string, unknown> = {},
): Promise<number> {
  const house = await addBuildingRow(at.world.db, unit, { pasport_name: 'Lipová 12' });
  const flat = await addSpaceRow(at.world.db, unit, house.pasport_id, { space_number: '7' });
  const measuring_place_id = await addMeasuringPlaceRow(at.world.db, unit, flat.pasport_id);
  const row = await insertRow(at.world.db, 'meter_warnings', {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    kind,
    measuring_place_id,
    cause: `${measuring_place_id}/2026`,
    found_on: '2026-01-19',
    ...columns,
  });
  return Number(row['meter_warning_id']);
}

describe('new warnings of meters', () => {
  test('are one message of the unit for each user, the most urgent first, once', async () => {
    const colleague = await at.world.makeUser({ client_id: at.user.client_id });
    await warn('unread');
    const leak = await warn('steady');
    await round('2026-01-20');
    const [message, ...rest] = await messagesOf(at.user);
    expect(rest).toEqual([]);
    expect(message).toMatch(/^Měřidla, .*: 2 nová upozornění\. Nejdřív: Lipová 12, prostor 7, /u);
    expect(await messagesOf(colleague)).toEqual([message]);
    const { rows } = await at.world.db.owner.query<{ link: string }>(
      'select distinct link from client_user_messages',
    );
    expect(rows).toEqual([
      { link: `/meters/overview?unit=${at.unit.unit_id}&view=warnings&warning=${leak}` },
    ]);
    await round('2026-01-21');
    expect(await messagesOf(at.user)).toHaveLength(1);
    await warn('seal');
    await round('2026-01-22');
    expect((await messagesOf(at.user))[1]).toContain('1 nové upozornění');
  });

  test('of two units are two messages', async () => {
    const unit = await at.world.makeUnit(at.unit.client_id);
    await warn('unread');
    await warn('unread', { unit: { ...at.unit, unit_id: unit.unit_id } });
    await round('2026-01-20');
    expect(await messagesOf(at.user)).toHaveLength(2);
  });

  test('come by mail to whom it pleases, and to nobody who wants none of them', async () => {
    const byMail = await at.world.makeUser({ client_id: at.user.client_id });
    const none = await at.world.makeUser({ client_id: at.user.client_id });
    await prefer(byMail, 'mail');
    await prefer(none, 'none');
    await warn('ended');
    await round('2026-01-20');
    expect(await messagesOf(at.user)).toHaveLength(1);
    expect(await messagesOf(none)).toEqual([]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([byMail.user_identity]);
    expect(sent[0]?.body).toContain('Upozornění na měřidla:\n- Lipová 12, prostor 7, ');
    await round('2026-01-21');
    expect(await mails()).toHaveLength(1);
  });

  test('are none of those that somebody has taken over or ignores', async () => {
    await warn('unread', { state: 'solving' });
    await warn('unread', { state: 'ignored', reason: 'sezónní byt' });
    await round('2026-01-20');
    expect(await messagesOf(at.user)).toEqual([]);
  });
});
