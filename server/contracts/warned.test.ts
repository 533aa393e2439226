import { beforeEach, describe, expect, test } from 'vitest';
import { browseContracts } from '#contract/contracts/contracts.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { addContractRow, addTenancy } from '#tests/contracts.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const TODAY = '2026-10-01';
beforeEach(() => at.world.setNow(`${TODAY}T11:00:00Z`));

const call = (params: object = {}) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, ...params },
});
const add = (columns: object) => addContractRow(at.world.db, at.unit, { ...columns });
const tenancy = (columns: object) => addTenancy(at.world.db, at.unit, columns);
const company = (company_name: string) => ({
  address_type: 'company',
  last_name: '',
  company_name,
});

describe('the card of warnings', () => {
  const MODULES = ['contracts', 'tenants', 'billing-places'] as const;
  const combinations = Array.from({ length: 2 ** MODULES.length }, (_, mask) =>
    MODULES.filter((_name, place) => (mask & (2 ** place)) !== 0),
  );

  async function openOnly(open: readonly string[]): Promise<void> {
    await at.world.db.owner.query(
      `update modules set enabled = name = any ($1) where name = any ($2)`,
      [[...open], [...MODULES]],
    );
  }

  test.each(combinations.map((open) => [open]))(
    'counts as many contracts as their list has with %j open',
    async (open) => {
      // One of each kind that is warned of, more of contracts, and what is warned of no more.
      await tenancy({ contract_valid_to: '2027-12-31', contract_warning: TODAY });
      await tenancy({ contract_valid_to: '2026-09-30', contract_warning: '2026-09-01' });
      await tenancy({ contract_warning: '2026-10-02' });
      await addBillingPlaceRow(at.world.db, at.unit, { notice_until: '2026-11-30' });
      await addBillingPlaceRow(at.world.db, at.unit, { notice_until: TODAY, hidden: true });
      await addBillingPlaceRow(at.world.db, at.unit, { notice_until: '2026-12-01' });
      await add({ notice_until: TODAY });
      await add({ valid_to: '2027-06-30', warning_on: TODAY });
      await add({ notice_until: TODAY, hidden: true });
      await add({ notice_until: TODAY, notice_given_on: TODAY });
      await openOnly(open);
      try {
        const today = await at.world.call(readUnitToday, call());
        const list = await at.world.call(browseContracts, call({ show_hidden: '1' }));
        const counts = { tenants: 1, 'billing-places': 1, contracts: 2 };
        const expected = open.reduce((sum, name) => sum + counts[name], 0);
        expect(today.result.contracts_warned).toBe(open.length === 0 ? null : expected);
        expect(list.status).toBe(open.length === 0 ? 403 : 200);
        const rows = list.status === 200 ? list.result.values : [];
        const warned = rows.filter(
          ({ hidden, state }) => !hidden && ['notice', 'warned'].includes(state),
        );
        expect(warned).toHaveLength(expected);
        const modules = { tenancy: 'tenants', supply: 'billing-places', contract: 'contracts' };
        const shown = new Set(rows.map(({ origin }) => modules[origin]));
        expect([...shown].toSorted()).toEqual(open.toSorted());
      } finally {
        await openOnly(MODULES);
      }
    },
  );

  test('has the most urgent contract among the work of the day, and it leads to it', async () => {
    const party = await addAddressRow(at.world.db, at.unit, company('Jistota'));
    const id = await add({ notice_until: '2026-10-20', address_id: party });
    await add({ valid_to: '2026-09-30', name: 'Úvěr', kind: 'loan' });
    await add({ name: 'Správa', kind: 'management', open_ended: true });
    const { work } = (await at.world.call(readUnitToday, call())).result;
    expect(work.filter(({ kind }) => kind === 'unit-contract')).toMatchObject([
      { name: 'Úvěr', state: 'expired', late: true, on: '2026-09-30' },
      { name: 'Pojištění domu', place: 'Jistota', state: 'notice', late: false, record_id: id },
    ]);
  });
});
