import { addAddressRow } from './addresses.ts';
import { addRuleRow } from './billing.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';
import { addIssuedRows, addSettlementRow } from './settlements.ts';
import type { World } from './world.ts';

/**
 * Settlements: one of the whole unit that was issued and not delivered, with a late answer; one that was delivered,
 * whose objection waits and whose document was deleted since; houses whose settlements are late or soon will be; such that nobody has opened; and one that
 * runs, by whose forecast somebody will owe.
 */
export async function addTerms({ db }: World, own: UnitOfClient): Promise<void> {
  // Hidden, so that the lists of houses, spaces and people stay as they are.
  const hidden = async () => (await addBuildingRow(db, own, { hidden: true })).pasport_id;
  const { pasport_id } = await addSpaceRow(db, own, await hidden(), { hidden: true });
  const address_id = await addAddressRow(db, own, { hidden: true });
  const account = await insertRow(db, 'ledger_accounts', {
    ...own,
    pasport_id,
    party: String(address_id),
  });
  const whose = { pasport_id, address_id, ledger_account_id: Number(account['ledger_account_id']) };
  await addIssuedRows(db, own, whose, 'late', '2022');
  // Its document is there no more.
  const charged = { ...whose, billing_document_id: 999_999_999 };
  const done = await addIssuedRows(db, own, charged, 'done', '2021');
  await db.owner.query(
    `update settlement_statements set state = 'handed', delivered_on = '2022-03-01' where settlement_id = $1`,
    [done.settlement_id],
  );
  await db.owner.query(
    `update settlement_objections set answer_until = '2025-02-01' where settlement_id = $1`,
    [done.settlement_id],
  );
  const service = await insertRow(db, 'services', {
    client_id: own.client_id,
    code: `DB${pasport_id}`,
    name: `Úklid ${pasport_id}`,
    tax_rate: 12,
    allocation: 'persons',
  });
  const settled = async (period_from: string, period_to: string) => {
    const building_id = await hidden();
    await addRuleRow(db, own, Number(service['service_id']), {
      pasport_id: building_id,
      valid_from: '2022-01-01',
    });
    await addSettlementRow(db, own, { building_id, period_from, period_to });
  };
  await settled('2023-10-01', '2024-09-30');
  // The years behind them were opened by nobody: one was to be delivered by 30 October, one is by 30 January.
  await settled('2022-07-01', '2023-06-30');
  await settled('2022-10-01', '2023-09-30');
  // A year that runs, by whose forecast somebody will owe.
  const running = await addSettlementRow(db, own, {
    building_id: await hidden(),
    period_from: '2024-04-01',
    period_to: '2025-03-31',
  });
  await insertRow(db, 'settlement_forecasts', {
    ...own,
    settlement_id: running,
    month: '2025-01-01',
    as_of: '2025-01-02',
    months_left: 2,
    owing: 3,
    owed: 120_000,
  });
}
