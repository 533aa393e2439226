import { beforeEach, describe, expect, test } from 'vitest';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { createShareSet, deleteShareSet, listShareSets } from '#contract/pasports/share-changes.ts';
import { updateSpace } from '#contract/pasports/spaces.ts';
import { applyDueShares } from '#server/core/pasports/due-shares.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let house: number;
let one: MadeSpace;
let two: MadeSpace;

const third = (common_share_numerator: number) => ({
  common_share_numerator,
  common_share_denominator: 3,
});

beforeEach(async () => {
  at.world.setNow('2025-01-20T10:00:00Z');
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
  one = await addSpaceRow(at.world.db, at.unit, house, { space_number: '1', ...third(1) });
  two = await addSpaceRow(at.world.db, at.unit, house, { space_number: '2', ...third(2) });
});

const of = (id: number) => ({ token: at.user.token, params: { unit_id: at.unit.unit_id, id } });

/** Turns the shares of the two spaces over from the day, unless the body says otherwise. */
function change(first_day: string, body: object = {}) {
  const shares = [
    { pasport_id: one.pasport_id, ...third(2) },
    { pasport_id: two.pasport_id, ...third(1) },
  ];
  return at.world.call(createShareSet, { ...of(house), body: { first_day, shares, ...body } });
}

const takeBack = (id: number) => at.world.call(deleteShareSet, of(id));

/** Shares of the house on the day. */
async function sharesOn(as_of: string) {
  const { values } = (await at.world.call(readHouseShares, { ...of(house), query: { as_of } }))
    .result;
  return values.map(
    (space) => `${space.common_share_numerator ?? '-'}/${space.common_share_denominator ?? '-'}`,
  );
}

/** What stands with the two spaces. */
async function stored() {
  const { rows } = await at.world.db.owner.query<{ share: string }>(
    `select concat_ws('/', common_share_numerator, common_share_denominator) as share
       from pasport_spaces where unit_id = $1 order by pasport_space_id limit 2`,
    [at.unit.unit_id],
  );
  return rows.map(({ share }) => share);
}

describe('new shares of a house', () => {
  test('hold from their day, and the former ones before it', async () => {
    const { status, result } = await change('2025-01-01', { reason: 'Nové prohlášení' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      first_day: '2025-01-01',
      reason: 'Nové prohlášení',
      applied: true,
      changes: [
        { space_number: '1', former_numerator: 1, common_share_numerator: 2 },
        { space_number: '2', former_numerator: 2, common_share_numerator: 1 },
      ],
    });
    expect(await sharesOn('2024-12-31')).toEqual(['1/3', '2/3']);
    expect(await sharesOn('2025-01-01')).toEqual(['2/3', '1/3']);
    expect(await stored()).toEqual(['2/3', '1/3']);
    expect((await at.world.call(listShareSets, of(house))).result.values).toEqual([result]);
  });

  test('of a day to come are the spaces’ from its midnight', async () => {
    await change('2025-02-01');
    expect(await stored()).toEqual(['1/3', '2/3']);
    expect([await sharesOn('2025-01-31'), await sharesOn('2025-02-01')]).toEqual([
      ['1/3', '2/3'],
      ['2/3', '1/3'],
    ]);
    await applyDueShares(at.world.portal);
    expect(await stored()).toEqual(['1/3', '2/3']);
    at.world.setNow('2025-01-31T23:00:00Z');
    for (let times = 0; times < 2; times += 1) await applyDueShares(at.world.portal);
    expect(await stored()).toEqual(['2/3', '1/3']);
    expect(await sharesOn('2025-01-31')).toEqual(['1/3', '2/3']);
  });

  test('taken back leave everything as it was', async () => {
    for (const day of ['2025-01-01', '2025-03-01']) {
      const { result } = await change(day);
      expect((await takeBack(result.pasport_share_set_id)).status).toBe(200);
      expect(await stored()).toEqual(['1/3', '2/3']);
      expect(await sharesOn('2025-04-01')).toEqual(['1/3', '2/3']);
      expect(await made.rowsOf('pasport_share_changes')).toEqual([]);
      expect((await takeBack(result.pasport_share_set_id)).status).toBe(404);
    }
  });

  test('follow a correction of the space, before them and since them', async () => {
    await change('2025-01-01');
    const { result } = await change('2025-03-01', {
      shares: [
        { pasport_id: one.pasport_id, ...third(1) },
        { pasport_id: two.pasport_id, ...third(2) },
      ],
    });
    const body = { common_share_numerator: 4, common_share_denominator: 6, version: 2 };
    const saved = await at.world.call(updateSpace, { ...of(one.pasport_space_id), body });
    expect(saved.status).toBe(200);
    expect(await sharesOn('2024-12-31')).toEqual(['1/3', '2/3']);
    expect(await sharesOn('2025-02-01')).toEqual(['4/6', '1/3']);
    expect(await sharesOn('2025-03-01')).toEqual(['1/3', '2/3']);
    const [set] = (await at.world.call(listShareSets, of(house))).result.values;
    expect(set?.changes[0]).toMatchObject({ former_numerator: 4, former_denominator: 6 });
    expect((await takeBack(result.pasport_share_set_id)).status).toBe(200);
    expect(await stored()).toEqual(['4/6', '1/3']);
    const [first] = (await at.world.call(listShareSets, of(house))).result.values;
    const refused = await takeBack(first?.pasport_share_set_id ?? 0);
    expect([refused.status, refused.error.errorMsg]).toEqual([
      409,
      'Nové podíly nelze vzít zpět: podíl prostoru 1 byl od té doby opraven.',
    ]);
  });

  test('are taken back from the last one', async () => {
    const { result } = await change('2024-06-01');
    await change('2025-01-01', {
      shares: [
        { pasport_id: one.pasport_id, ...third(1) },
        { pasport_id: two.pasport_id, ...third(2) },
      ],
    });
    expect((await takeBack(result.pasport_share_set_id)).error.errorMsg).toBe(
      'Nové podíly nelze vzít zpět: podíl prostoru 1 se od té doby znovu změnil.',
    );
  });
});

describe('new shares are refused, and nothing changes,', () => {
  const faults = async (body: object, first_day = '2025-01-01') => {
    const { error } = await change(first_day, body);
    expect(await stored()).toEqual(['1/3', '2/3']);
    return error.fields?.map(({ field, message }) => `${field}: ${message}`);
  };
  const only = (share: object) => ({ shares: [{ pasport_id: one.pasport_id, ...share }] });

  test('when they do not make the whole, unless they are meant to be short of it', async () => {
    const half = { common_share_numerator: 1, common_share_denominator: 6 };
    expect(await faults(only(half))).toEqual(['shares: Podíly netvoří celek: chybí 1/6.']);
    expect(await faults({ ...only(third(2)), incomplete: true })).toEqual([
      'shares: Podíly přesahují celek o 1/3.',
    ]);
    expect((await change('2025-01-01', { ...only(half), incomplete: true })).status).toBe(200);
  });

  test('when nothing changes, and when a share is wrong by itself', async () => {
    expect(await faults(only(third(1)))).toEqual(['shares: Žádný podíl se nemění']);
    expect(await faults(only(third(4)))).toEqual([
      'shares.0.common_share_numerator: Podíl nesmí být větší než celek',
    ]);
  });

  test('when somebody has changed a share meanwhile', async () => {
    const seen = { former_numerator: 1, former_denominator: 2 };
    expect(await faults(only({ ...third(2), ...seen }))).toEqual([
      'shares.0.common_share_numerator: Podíl prostoru 1 mezitím někdo změnil. Načtěte podíly znovu',
    ]);
  });

  test('before a later change', async () => {
    await change('2025-03-01');
    expect(await faults({}, '2025-02-01')).toEqual([
      'first_day: Podíly se už mění 1. 3. 2025; tu změnu vezměte nejdříve zpět.',
    ]);
  });

  test('for spaces and houses of others', async () => {
    const other = await made.flat();
    expect(await faults({ shares: [{ pasport_id: other.pasport_id, ...third(1) }] })).toEqual([
      'shares.0.pasport_id: Prostor v domě není',
    ]);
    const { near } = await at.neighbours();
    const foreign = await addBuildingRow(at.world.db, near);
    const shares = [{ pasport_id: one.pasport_id, ...third(2) }];
    const body = { first_day: '2025-01-01', shares };
    expect((await at.world.call(createShareSet, { ...of(foreign.pasport_id), body })).status).toBe(
      404,
    );
    expect((await at.world.call(listShareSets, of(foreign.pasport_id))).status).toBe(404);
    expect((await takeBack(2_000_000_000)).status).toBe(404);
  });
});
