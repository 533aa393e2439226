import { describe, expect, test } from 'vitest';
import { withdrawConsumption } from '#contract/consumption.ts';
import { revokeMonthInfo } from '#contract/metering/month-infos.ts';
import { monthInfoScene, WHOLE } from '#tests/month-infos.ts';

const { at, flat, token, read, choose, press, run, send, mails, open } = monthInfoScene();

describe('whoever has the link of a mail', () => {
  async function mailed() {
    const one = await flat('1', WHOLE);
    await choose(one);
    await send();
    const [mail] = await mails();
    return { one, secret: mail?.secret ?? '' };
  }

  test('sees what was sent, of nobody; that he opened it is kept', async () => {
    const { one, secret } = await mailed();
    // A later correction changes nothing of what was told.
    await at.world.db.owner.query(
      `update meter_readings set state = 44 where read_on = '2026-01-31' and unit_id = $1`,
      [at.unit.unit_id],
    );
    const { status, result } = await open(secret);
    expect(status).toBe(200);
    expect(result).toMatchObject({ space_number: '1', wanted: true, expires: '2027-03-17' });
    expect(result.uses[0]).toMatchObject({ amount: 3, former: 2 });
    expect(JSON.stringify(result)).not.toMatch(/Novák|@/u);
    const [row] = (await read()).recipients;
    expect(row).toMatchObject({
      address_id: one.address_id,
      info: { opened: at.world.portal.now().toISOString() },
    });
    expect((await read()).months).toMatchObject([{ opened: 1 }]);
  });

  test('sees what was sent before it was told by what amounts are divided', async () => {
    const { secret } = await mailed();
    await at.world.db.owner.query(
      `update monthly_infos
          set content = content #- '{uses,0,divided_by}' #- '{uses,0,former_divided_by}'
        where unit_id = $1`,
      [at.unit.unit_id],
    );
    const { result } = await open(secret);
    expect(result.uses[0]).toMatchObject({ amount: 3, divided_by: [], former_divided_by: [] });
  });

  test('stops the mails by it, and the page stays', async () => {
    const { secret } = await mailed();
    const { result } = await at.world.call(withdrawConsumption, { body: { secret } });
    expect(result.wanted).toBe(false);
    expect((await open(secret)).result.wanted).toBe(false);
    expect((await read()).recipients[0]).toMatchObject({ withdrawn_way: 'link' });
    at.world.setNow('2026-03-10T09:00:00Z');
    await press('2026-02-01');
    await run();
    expect(await mails()).toHaveLength(1);
  });

  test('is refused when it has ended, was revoked, or is guessed', async () => {
    const { secret } = await mailed();
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await open('')).status).toBe(400);
    at.world.setNow('2027-03-17T09:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2027-03-18T09:00:00Z');
    expect((await open(secret)).error.errorMsg).toContain('skončila 17. 3. 2027');
    at.world.setNow('2026-02-10T09:00:00Z');
    const { monthly_info_id: id } = (await read()).recipients[0]?.info ?? { monthly_info_id: 0 };
    const revoking = { ...token(), params: { unit_id: at.unit.unit_id, id } };
    await at.world.call(revokeMonthInfo, revoking);
    expect((await open(secret)).error.errorMsg).toContain('zrušil');
    expect((await open(secret)).status).toBe(404);
  });
});
