import { describe, expect, test } from 'vitest';
import { askedUnit } from '#server/http/input.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { authenticate } from './actor.ts';
import { ownedUnit } from './owned.ts';

const at = unitWorld();

const asked = (unitId: number | null) =>
  at.world.portal.database.reading(async (db) => {
    const actor = await authenticate(db, at.user.token, false, { unit: unitId });
    return { found: actor.asked_unit_id, client_id: actor.client_id };
  });

describe('the unit that a call names', () => {
  test('is found together with the token, when it is of the client', async () => {
    expect(await asked(at.unit.unit_id)).toEqual({
      found: at.unit.unit_id,
      client_id: at.user.client_id,
    });
    expect((await asked(null)).found).toBeNull();
  });

  test('is not found when it is of another client or of nobody', async () => {
    const stranger = await at.world.makeUser();
    const { unit_id: foreign } = await at.world.makeUnit(stranger.client_id);
    expect((await asked(foreign)).found).toBeNull();
    expect((await asked(2_147_483_647)).found).toBeNull();
  });

  test('vouches for no other unit: one that was not asked for is looked up', async () => {
    const stranger = await at.world.makeUser();
    const { unit_id: foreign } = await at.world.makeUnit(stranger.client_id);
    const { unit_id: second } = await at.world.makeUnit(at.user.client_id);
    await at.world.portal.database.reading(async (db) => {
      const actor = await authenticate(db, at.user.token, false, { unit: at.unit.unit_id });
      expect(await ownedUnit(db, actor, second)).toMatchObject({ unit_id: second });
      await expect(ownedUnit(db, actor, foreign)).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  test.each([
    [{ params: { unit_id: '7' }, body: null }, 7],
    [{ params: {}, body: { unit_id: 8 } }, 8],
    [{ params: { unit_id: '7' }, body: { unit_id: 8 } }, 7],
    [{ params: { unit_id: '7x' }, body: undefined }, null],
    [{ params: { unit_id: '' }, body: undefined }, null],
    [{ params: {}, body: { unit_id: 2 ** 31 } }, null],
    [{ params: {}, body: { unit_id: { $gt: 0 } } }, null],
    [{ params: {}, body: 'text' }, null],
  ])('is read from %j as %j', (request, unit) => {
    expect(askedUnit(request)).toBe(unit);
  });
});
