import { describe, expect, test } from 'vitest';
import { startCampaign } from '#contract/pasports/declarations.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { CLOSES, FROM, declarationsWorld } from '#tests/declarations.ts';

const world = declarationsWorld();
const { at, made, space, flat, start, started, read, list, end, term, open, secretsFor } = world;

describe('a campaign', () => {
  test('asks every shown flat whose costs somebody bears on its day, and no other', async () => {
    const one = await flat('1', 2);
    await space('2');
    const hidden = await flat('3');
    await at.world.db.owner.query('update pasports set hidden = true where pasport_id = $1', [
      hidden,
    ]);
    const { status, result } = await start();
    expect(status).toBe(200);
    expect(result).toMatchObject({
      state: 'running',
      spaces_count: 1,
      answered_count: 0,
      building_name: '',
      closes: CLOSES,
      valid_from: FROM,
      user_name: expect.stringMatching(/\S/u),
    });
    const { values } = (await read(result.person_campaign_id)).result;
    expect(values).toMatchObject([
      {
        pasport_id: one,
        space_number: '1',
        payer_names: 'Novák',
        has_email: false,
        held: { amount: 2 },
        declaration: null,
        answers_count: 0,
        asked: null,
      },
    ]);
    expect((await list()).result.values).toHaveLength(1);
  });

  test('of a house asks no other house, and garages only on wish', async () => {
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
    const garage = await addSpaceRow(at.world.db, at.unit, pasport_id, {}, 'GARAZ');
    await world.tenant(garage.pasport_id);
    await flat('1');
    expect((await start({ pasport_id })).error?.errorCode).toBe(66101409);
    const whole = await start({ pasport_id, only_flats: false });
    expect(whole.result).toMatchObject({ pasport_id, spaces_count: 1 });
  });

  test('of a house of another unit is not started', async () => {
    await flat('1');
    const { client_id } = at.unit;
    const { unit_id } = await at.world.makeUnit(client_id);
    const other = { client_id, unit_id };
    const { pasport_id } = await addBuildingRow(at.world.db, other);
    expect((await start({ pasport_id })).status).toBe(404);
    const call = { token: at.user.token, params: { unit_id: other.unit_id } };
    const body = { name: 'Cizí', pasport_id: null, only_flats: true, remind_days: null };
    const days = { valid_from: FROM, closes: CLOSES };
    const { status } = await at.world.call(startCampaign, { ...call, body: { ...body, ...days } });
    expect(status).toBe(409);
  });

  test('that was to end before today is not started', async () => {
    await flat('1');
    const { error } = await start({ closes: '2027-01-09' });
    expect(error?.fields).toEqual([{ field: 'closes', message: 'Poslední den už byl' }]);
  });

  test('keeps of its codes only what finds them with the key of the portal', async () => {
    const one = await flat('1');
    const campaign = await started();
    const { code, link } = await secretsFor(campaign, one);
    const [row] = await made.rowsOf('person_campaign_spaces');
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(link);
  });

  test('may be given another term, until it is ended once', async () => {
    await flat('1');
    const id = await started();
    const later = await term(id, { closes: '2027-02-15', remind_days: null });
    expect(later.result).toMatchObject({ closes: '2027-02-15', remind_days: null });
    expect((await end(id, 'closed')).result.state).toBe('closed');
    expect((await end(id, 'cancelled')).status).toBe(409);
    expect((await term(id, { closes: '2027-03-01', remind_days: null })).status).toBe(409);
  });

  test('that was closed or cancelled says so to whoever comes with its code', async () => {
    const one = await flat('1');
    const [closed, cancelled] = [await started(), await started()];
    await end(closed, 'closed');
    await end(cancelled, 'cancelled');
    const told = async (id: number) => (await open((await secretsFor(id, one)).code)).error;
    expect((await told(closed))?.errorMsg).toContain('správce už uzavřel');
    expect((await told(cancelled))?.errorMsg).toContain('bylo zrušeno');
  });
});
