import { assignPayment, listPayments, type LedgerPayment } from '#contract/money/payments.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { claimTheMonth, readMonth } from '#contract/money/months.ts';
import { addAddressRow, addRelationRow } from './addresses.ts';
import { bankScene } from './bank-scene.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { gpcFile, type MadeMovement } from './statement-files.ts';

const MONTH = '2025-01-01';

/** Makes a flat with one tenant who is to pay so many hellers monthly. */
const flatOf =
  (at: ReturnType<typeof bankScene>['at']) =>
  async (
    variable_symbol: string,
    advance: number,
    person: Parameters<typeof addAddressRow>[2] = {},
  ) => {
    const { db } = at.world;
    const house = (await addBuildingRow(db, at.unit)).pasport_id;
    const { pasport_id } = await addSpaceRow(db, at.unit, house, { variable_symbol });
    const address_id = await addAddressRow(db, at.unit, person);
    await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_to: null });
    await insertRow(db, 'pasport_tenant_costs', {
      ...at.unit,
      pasport_id,
      service_name: 'Nájem',
      monthly_advance: advance,
      valid_from: '2020-01-01',
    });
    return { pasport_id, address_id };
  };

/** A world with flats that owe for January 2025 and a bank account whose statements pay them. */
export function matchingScene() {
  const bank = bankScene();
  const { at, call } = bank;
  const flat = flatOf(at);
  const accounts = async (as_of = '2025-12-31') =>
    (await at.world.call(browseAccounts, { ...call(), query: { as_of } })).result.values;
  return {
    ...bank,
    flat,
    accounts,
    /** Claims January. */
    claim: async (month = MONTH) => {
      const { result } = await at.world.call(readMonth, call({ month }));
      const seen = result.differences.reduce((sum, one) => sum + one.prescribed - one.claimed, 0);
      await at.world.call(claimTheMonth, { ...call({ month }), body: { seen } });
    },
    /** Accepts a statement of January with the movements. */
    statement: (movements: readonly Partial<MadeMovement>[], number = '1') =>
      bank.send(
        gpcFile({
          number,
          from: `2025-0${number}-01`,
          to: `2025-0${number}-28`,
          opening: 100_000 * Number(number),
          movements: movements.map((one, at_) => ({
            id: `${number}${at_ + 1}`,
            day: `2025-0${number}-10`,
            amount: 345_000,
            ...one,
          })),
        }),
      ),
    payments: async (): Promise<readonly LedgerPayment[]> =>
      (await at.world.call(listPayments, call())).result.values,
    queue: async (query: { parked?: '1' } = {}) =>
      (await at.world.call(listQueue, { ...call(), query })).result,
    assign: (
      { ledger_payment_id, version }: Pick<LedgerPayment, 'ledger_payment_id' | 'version'>,
      parts: readonly { ledger_account_id: number; amount: number }[],
    ) =>
      at.world.call(assignPayment, {
        ...call({ ledger_payment_id }),
        body: { version, parts },
      }),
  };
}
