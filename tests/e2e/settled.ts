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

/** Takes away the rules by which costs of the whole unit are divided. */
export async function withoutUnitRules(page: Page, own: PortalProcess) {
  const call = { ...(await callOf(page)), url: own.url };
  const { unit_id } = call;
  const { values } = await done(call, browseBillingRules, { unit_id, show_hidden: '0' });
  const ofUnit = values.filter(({ pasport_id }) => pasport_id === null);
  expect(ofUnit.length).toBeGreaterThan(0);
  for (const { billing_rule_id: id } of ofUnit)
    await done(call, deleteBillingRule, { unit_id, id });
}

/** Accepts all that checks of the settlement ask about. */
export async function acceptChecks(page: Page, own: PortalProcess, settlement_id: number) {
  const call = { ...(await callOf(page)), url: own.url };
  const params = { unit_id: call.unit_id, settlement_id };
  const { values } = await done(call, readSettlementChecks, params);
  for (const { kind, found, weight, accepted } of values)
    if (weight === 'asks' && accepted === '')
      await done(call, acceptSettlementCheck, params, { kind, found, reason: 'Prověřeno' });
}

/** A settlement of last year of the house that is counted and looked through; its id. */
export async function reviewedSettlement(page: Page, own: PortalProcess, house: string) {
  const call = { ...(await callOf(page)), url: own.url };
  const { unit_id } = call;
  await withoutUnitRules(page, own);
  const houses = await done(call, browseBuildings, { unit_id, show_hidden: '0', city_id: '0' });
  const building = houses.values.find(({ pasport_name }) => pasport_name === house);
  const year = Number(todayInPrague().slice(0, 4)) - 1;
  const made = await done(
    call,
    createSettlement,
    { unit_id, id: '0' },
    {
      building_id: building?.pasport_id ?? 0,
      period_from: `${year}-01-01`,
      period_to: `${year}-12-31`,
    },
  );
  const { settlement_id } = made;
  const params = { unit_id, settlement_id };
  const { task_id } = await done(call, countSettlement, params);
  const state = async () => {
    const { values } = await done(call, listTasks, {});
    return values.find((task) => task.task_id === task_id)?.state;
  };
  await expect.poll(state, { timeout: COUNTED_MS }).toBe('done');
  await acceptChecks(page, own, settlement_id);
  const { last } = await done(call, getSettlement, { unit_id, id: settlement_id });
  const body = { settlement_count_id: last?.settlement_count_id ?? 0, reviewed: true };
  await done(call, reviewSettlement, params, body);
  return settlement_id;
}
