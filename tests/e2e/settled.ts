import { expect, type Page } from '@playwright/test';
import { browseBillingRules, deleteBillingRule } from '#contract/billing/rules.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import {
  acceptSettlementCheck,
  countSettlement,
  createSettlement,
  getSettlement,
  readSettlementChecks,
  reviewSettlement,
} from '#contract/settlement/settlements.ts';
import { listTasks } from '#contract/tasks.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { callOf } from './money-accounts.ts';
import { done } from './done.ts';

/** How long a count of a house may take. */
const COUNTED_MS = 30_000;

/** Who calls, where, and in which unit. */
export interface UnitCaller {
  readonly url: string;
  readonly token: string;
  readonly unit_id: number;
}

const callerOf = async (page: Page, { url }: PortalProcess): Promise<UnitCaller> => ({
  ...(await callOf(page)),
  url,
});

/** Takes away the rules by which costs of the whole unit are divided; how many there were. */
export async function removeUnitRules(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const { values } = await done(by, browseBillingRules, { unit_id, show_hidden: '0' });
  const ofUnit = values.filter(({ pasport_id }) => pasport_id === null);
  for (const { billing_rule_id: id } of ofUnit) await done(by, deleteBillingRule, { unit_id, id });
  return ofUnit.length;
}

/** The same for who is signed in on the page; there has to be such a rule. */
export async function withoutUnitRules(page: Page, own: PortalProcess) {
  expect(await removeUnitRules(await callerOf(page, own))).toBeGreaterThan(0);
}

/** Accepts all that checks of the settlement ask about. */
async function acceptAll(by: UnitCaller, settlement_id: number) {
  const params = { unit_id: by.unit_id, settlement_id };
  const { values } = await done(by, readSettlementChecks, params);
  for (const { kind, found, weight, accepted } of values)
    if (weight === 'asks' && accepted === '')
      await done(by, acceptSettlementCheck, params, { kind, found, reason: 'Prověřeno' });
}

/** The same for who is signed in on the page. */
export async function acceptChecks(page: Page, own: PortalProcess, settlement_id: number) {
  await acceptAll(await callerOf(page, own), settlement_id);
}

/** A settlement of last year of the house that nobody has counted yet; its id. */
export async function startSettlement(by: UnitCaller, house: string): Promise<number> {
  const { unit_id } = by;
  const houses = await done(by, browseBuildings, { unit_id, show_hidden: '0', city_id: '0' });
  const building = houses.values.find(({ pasport_name }) => pasport_name === house);
  const year = Number(todayInPrague().slice(0, 4)) - 1;
  const made = await done(
    by,
    createSettlement,
    { unit_id, id: '0' },
    {
      building_id: building?.pasport_id ?? 0,
      period_from: `${year}-01-01`,
      period_to: `${year}-12-31`,
    },
  );
  return made.settlement_id;
}

/** Counts the settlement and waits until it is done. */
export async function count(by: UnitCaller, settlement_id: number): Promise<void> {
  const params = { unit_id: by.unit_id, settlement_id };
  const { task_id } = await done(by, countSettlement, params);
  const state = async () => {
    const { values } = await done(by, listTasks, {});
    return values.find((task) => task.task_id === task_id)?.state;
  };
  await expect.poll(state, { timeout: COUNTED_MS }).toBe('done');
}

/** Looks the counted settlement through; the id of the count. */
export async function review(by: UnitCaller, settlement_id: number): Promise<number> {
  const { unit_id } = by;
  await acceptAll(by, settlement_id);
  const { last } = await done(by, getSettlement, { unit_id, id: settlement_id });
  const settlement_count_id = last?.settlement_count_id ?? 0;
  const body = { settlement_count_id, reviewed: true };
  await done(by, reviewSettlement, { unit_id, settlement_id }, body);
  return settlement_count_id;
}

/** A settlement of last year of the house that is counted and looked through; its id. */
export async function reviewedSettlement(page: Page, own: PortalProcess, house: string) {
  await withoutUnitRules(page, own);
  const by = await callerOf(page, own);
  const settlement_id = await startSettlement(by, house);
  await count(by, settlement_id);
  await review(by, settlement_id);
  return settlement_id;
}
