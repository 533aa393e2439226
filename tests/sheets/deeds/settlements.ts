import { browseBillingRules, createBillingRuleSpace } from '#contract/billing/rules.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { addObjection } from '#contract/settlement/objections.ts';
import { createSimulation, readSimulationGround } from '#contract/settlement/simulations.ts';
import {
  deliverStatements,
  issueSettlement,
  listStatements,
} from '#contract/settlement/statements.ts';
import { done } from '#tests/e2e/done.ts';
import {
  count,
  removeUnitRules,
  review,
  startSettlement,
  type UnitCaller,
} from '#tests/e2e/settled.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** One flat of the house is exempt from a service of it. */
async function exempt(by: UnitCaller, house: string): Promise<void> {
  const { unit_id } = by;
  const { values } = await done(by, browseBillingRules, { unit_id, show_hidden: '0' });
  const houses = await done(by, browseBuildings, { unit_id, show_hidden: '0', city_id: '0' });
  const pasport_id = houses.values.find(({ pasport_name }) => pasport_name === house)?.pasport_id;
  const rule = values.find((one) => one.pasport_id === pasport_id);
  const spaces = await done(by, browseSpaces, {
    unit_id,
    show_hidden: '0',
    parent_id: pasport_id,
    parent_type: 'building',
  });
  await done(
    by,
    createBillingRuleSpace,
    { unit_id, billing_rule_id: rule?.billing_rule_id, id: '0' },
    {
      pasport_id: spaces.values[0]?.pasport_id,
      mark: 'exempt',
      amount: null,
      reason: 'Přízemí, službu nevyužívá',
      valid_from: null,
      valid_to: null,
    },
  );
}

/** A settlement that was counted twice, by other rules each time, and looked through; a simulation is kept over it. */
export async function reviewed(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const house = 'Lipová 12';
  await removeUnitRules(by);
  const settlement_id = await startSettlement(by, house);
  await count(by, settlement_id);
  await exempt(by, house);
  await count(by, settlement_id);
  const settlement_count_id = await review(by, settlement_id);
  const of = { unit_id, settlement_id };
  const { rules } = await done(by, readSimulationGround, { ...of, settlement_count_id });
  const [tried] = rules.filter(({ key }) => key !== 'unit');
  await done(by, createSimulation, of, {
    settlement_count_id,
    name: 'Rovným dílem',
    note: 'Pro schůzi vlastníků: kdo by zaplatil víc a kdo méně.',
    changes: [{ billing_rule_id: tried?.billing_rule_id, key: 'unit' }],
  });
  return settlement_id;
}

/** A settlement that was counted, and nobody has looked through what its checks ask. */
export async function counted(by: UnitCaller): Promise<number> {
  await removeUnitRules(by);
  const settlement_id = await startSettlement(by, 'Lipová 16');
  await count(by, settlement_id);
  return settlement_id;
}

/** A settlement that was issued: one statement was handed over, and its recipient objects to it. */
export async function issued(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  await removeUnitRules(by);
  const settlement_id = await startSettlement(by, 'Lipová 14');
  await count(by, settlement_id);
  const settlement_count_id = await review(by, settlement_id);
  const [of, today] = [{ unit_id, settlement_id }, todayInPrague()];
  await done(by, issueSettlement, of, { settlement_count_id, due_on: shiftDays(today, 45) });
  const { values } = await done(by, listStatements, of);
  const statement = values[0]?.settlement_statement_id ?? 0;
  await done(by, deliverStatements, of, {
    statements: [statement],
    state: 'handed',
    delivered_on: today,
  });
  await done(by, addObjection, of, {
    settlement_statement_id: statement,
    service_id: null,
    content:
      'Odečet vodoměru v koupelně neodpovídá stavu, který jsem nahlásil. Prosím o kontrolu a o nové vyúčtování.',
    received_on: today,
  });
  return settlement_id;
}
