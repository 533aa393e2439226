import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deleteTransfer } from '#contract/pasports/transfers.ts';
import { ownedTogether } from '#contract/rules/owner-parties.ts';
import { overWhole } from '#contract/rules/shares.ts';
import { transferScene } from '#tests/transfer-scene.ts';

const scene = transferScene();
const { at, record, pass, takeBack } = scene;

describe('taking a transfer back', () => {
  test('leaves everything as it was', async () => {
    await record('pasport_users', { users_count: 3, valid_from: '2020-01-01' });
    const costs = [];
    for (const service_name of ['Teplo', 'Voda'])
      costs.push(
        await record('pasport_tenant_costs', {
          service_name,
          monthly_advance: 1,
          valid_from: '2020-01-01',
        }),
      );
    const before = await scene.everything();
    const { result } = await pass({ users_count: 2, ended_cost_ids: costs.slice(1) });
    expect(await scene.everything()).not.toEqual(before);
    expect((await takeBack(result.pasport_transfer_id)).status).toBe(200);
    expect(await scene.everything()).toEqual(before);
    expect(await scene.list()).toEqual([]);
    expect((await takeBack(result.pasport_transfer_id)).status).toBe(404);
  });

  async function refused(id: number) {
    const before = await scene.everything();
    const { status, error } = await takeBack(id);
    expect(await scene.everything()).toEqual(before);
    return [status, error.errorMsg];
  }

  test('is refused when an owner was changed or deleted since', async () => {
    const { result } = await pass();
    const [made] = result.owners;
    const id = made?.pasport_ownership_id;
    await at.world.db.owner.query(
      "update pasport_ownerships set comment = 'x' where pasport_ownership_id = $1",
      [id],
    );
    const back = () => refused(result.pasport_transfer_id);
    expect(await back()).toEqual([
      409,
      'Převod nelze vzít zpět: záznam (Nová) byl od té doby změněn.',
    ]);
    await at.world.db.owner.query(
      'delete from pasport_ownerships where pasport_ownership_id = $1',
      [id],
    );
    expect(await back()).toEqual([
      409,
      'Převod nelze vzít zpět: některý z jeho záznamů byl od té doby smazán.',
    ]);
  });

  test('is refused after a later transfer, until that is taken back', async () => {
    const first = await pass();
    const former = first.result.owners.map(({ pasport_ownership_id }) => ({
      pasport_ownership_id,
    }));
    const address_id = await scene.person('Třetí');
    const owners = [{ address_id, share_numerator: 1, share_denominator: 1 }];
    const second = await pass({ first_day: '2025-01-01', former, owners });
    expect((await refused(first.result.pasport_transfer_id))[0]).toBe(409);
    expect((await takeBack(second.result.pasport_transfer_id)).status).toBe(200);
    // The second one has ended the first one's owners and let them go on; they are as the first left them.
    expect((await takeBack(first.result.pasport_transfer_id)).status).toBe(200);
    expect(await scene.rowsOf('pasport_ownerships')).toHaveLength(1);
  });

  test('is refused when the former owners would meet a record made since', async () => {
    const { result } = await pass();
    const address_id = scene.seller;
    await record('pasport_ownerships', {
      address_id,
      share_denominator: 100,
      valid_from: '2030-01-01',
    });
    expect((await refused(result.pasport_transfer_id))[1]).toMatch(
      /^Převod nelze vzít zpět: Platnost se překrývá/,
    );
  });

  test('of another space finds nothing', async () => {
    const { result } = await pass();
    const other = await scene.makeFlat();
    const mine = scene.on(other, result.pasport_transfer_id);
    expect((await at.world.call(deleteTransfer, mine)).status).toBe(404);
    expect(await scene.rowsOf('pasport_transfers')).toHaveLength(1);
  });
});

/** Parts that make the whole, as fractions of it. */
const parts = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })
  .map((weights) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => ({ share_numerator: weight, share_denominator: all }));
  });

test('random transfers never give more than the whole on any day, and taken back leave everything equal', async () => {
  const people: number[] = [];
  for (const name of ['A', 'B', 'C']) people.push(await scene.person(name));
  const steps = fc.array(fc.record({ parts, days: fc.integer({ min: 1, max: 400 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sales) => {
      const before = await scene.everything();
      const ids: number[] = [];
      let former = [{ pasport_ownership_id: scene.owner }];
      let date = Date.parse('2020-01-01');
      for (const { parts: shares, days } of sales) {
        date += days * 86_400_000;
        const first_day = new Date(date).toISOString().slice(0, 10);
        const owners = shares.map((share, index) => ({ address_id: people[index], ...share }));
        const { status, result } = await pass({ first_day, former, owners });
        expect(status).toBe(200);
        ids.push(result.pasport_transfer_id);
        former = result.owners.map(({ pasport_ownership_id }) => ({ pasport_ownership_id }));
        const owned = [...result.former, ...result.owners];
        expect(overWhole(owned, ownedTogether)).toBeNull();
      }
      for (const id of ids.toReversed()) expect((await takeBack(id)).status).toBe(200);
      expect(await scene.everything()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});
