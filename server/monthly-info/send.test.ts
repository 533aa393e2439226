import { describe, expect, test } from 'vitest';
import { chooseMonthInfos, updateMonthInfoSettings } from '#contract/metering/month-infos.ts';
import { MONTH, monthInfoScene, WHOLE } from '#tests/month-infos.ts';
import { sendDueInfos, settleInfos } from './by-itself.ts';

const { at, flat, place, token, read, choose, press, run, send, mails } = monthInfoScene();

describe('sending', () => {
  test('reaches those who chose it and of whose space something is known, once', async () => {
    const one = await flat('1', WHOLE);
    const two = await flat('2', WHOLE);
    const unread = await flat('3', {});
    const silent = await flat('4', WHOLE, '');
    for (const who of [one, unread, silent]) await choose(who);
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([one.email]);
    // Pressed again, also twice at once.
    await Promise.all([press(), press()]);
    await run();
    await choose(two);
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([one.email, two.email]);
    const { recipients, months } = await read();
    expect(recipients.map(({ info: sent }) => sent?.state ?? null)).toEqual([
      'waiting',
      'waiting',
      null,
      null,
    ]);
    expect(months).toMatchObject([{ month: MONTH, waiting: 2, sent: 0, opened: 0 }]);
  });

  test('a payer chooses; somebody else cannot be written down, and a withdrawal is kept', async () => {
    const one = await flat('1', WHOLE);
    const two = await flat('2', WHOLE);
    expect((await choose({ ...one, address_id: two.address_id })).status).toBe(404);
    await choose(one);
    await choose(one, false);
    await send();
    expect(await mails()).toEqual([]);
    expect((await read()).recipients[0]).toMatchObject({
      chosen: '2026-02-10T09:00:00.000Z',
      withdrawn: '2026-02-10T09:00:00.000Z',
      withdrawn_way: 'user',
    });
    expect((await choose(two, false)).status).toBe(404);
  });

  test('many payers choose and withdraw in one step, all of them or none', async () => {
    const [one, two, three] = [
      await flat('1', WHOLE),
      await flat('2', WHOLE),
      await flat('3', WHOLE),
    ];
    const write = (payers: readonly { pasport_id: number; address_id: number }[], wanted = true) =>
      at.world.call(chooseMonthInfos, {
        ...token(),
        params: { unit_id: at.unit.unit_id },
        body: {
          payers: payers.map(({ pasport_id, address_id }) => ({ pasport_id, address_id })),
          wanted,
        },
      });
    const wanting = async () =>
      (await read()).recipients
        .filter(({ chosen, withdrawn }) => chosen !== '' && withdrawn === '')
        .map(({ space_number, chosen }) => [space_number, chosen.slice(0, 10)]);
    // The neighbour does not pay for the space, so nobody is written down.
    expect((await write([one, { ...two, address_id: one.address_id }])).status).toBe(404);
    expect(await wanting()).toEqual([]);
    await choose(one);
    at.world.setNow('2026-02-11T09:00:00Z');
    // Named twice he is one; who has chosen already stays as he was.
    expect((await write([one, two, two])).result).toEqual({ payers_count: 3 });
    expect(await wanting()).toEqual([
      ['1', '2026-02-10'],
      ['2', '2026-02-11'],
    ]);
    expect((await write([one, three], false)).status).toBe(404);
    expect(await wanting()).toHaveLength(2);
    await write([one, two], false);
    expect(await wanting()).toEqual([]);
    await write([two]);
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([two.email]);
    expect((await write([])).status).toBe(400);
  });

  test('what came of a mail is written down: taken over, tried again, given up', async () => {
    const all = [await flat('1', WHOLE), await flat('2', WHOLE), await flat('3', WHOLE)];
    for (const who of all) await choose(who);
    await send();
    const [first, second, third] = (await mails()).map(({ id }) => id);
    const { owner } = at.world.db;
    await owner.query(`update outbox_mails set sent = now(), body = '' where outbox_mail_id = $1`, [
      first,
    ]);
    await owner.query(`update outbox_mails set last_error = 'busy' where outbox_mail_id = $1`, [
      second,
    ]);
    const given = `update outbox_mails set attempts = 12, last_error = '550 no' where outbox_mail_id = $1`;
    await owner.query(given, [third]);
    await settleInfos(at.world.portal);
    const told = (await read()).recipients.map(({ info: sent }) => [sent?.state, sent?.fault]);
    expect(told).toEqual([
      ['sent', ''],
      ['failing', 'busy'],
      ['refused', '550 no'],
    ]);
    // The refused one leaves again only to another address.
    await send();
    expect(await mails()).toHaveLength(3);
    await owner.query('update addresses set email = $2 where address_id = $1', [
      all[2]?.address_id,
      'nova@example.cz',
    ]);
    await send();
    expect((await mails()).at(-1)?.recipient).toBe('nova@example.cz');
  });

  test('by itself happens on the day that is set and on those after it, to whom everything is known of', async () => {
    const one = await flat('1', WHOLE);
    const two = await flat('2', WHOLE);
    await place(two.pasport_id, { kind: 'heat' }, {}, { measured_unit: 'GJ' });
    await choose(one);
    await choose(two);
    const due = () => sendDueInfos(at.world.portal);
    await due();
    expect(await mails()).toEqual([]);
    await at.world.call(updateMonthInfoSettings, {
      ...token(),
      params: { unit_id: at.unit.unit_id },
      body: { send_day: 11 },
    });
    await due();
    expect(await mails()).toEqual([]);
    at.world.setNow('2026-02-12T09:00:00Z');
    await due();
    await due();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([one.email]);
    // The last day by which people have to be told.
    at.world.setNow('2026-02-28T09:00:00Z');
    await due();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([one.email, two.email]);
  });
});
