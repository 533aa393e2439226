import { setTimeout } from 'node:timers/promises';
import { count } from '#contract/settlement/count.ts';
import {
  acceptSettlementCheck,
  countSettlement,
  createSettlement,
  getSettlement,
  readSettlementChecks,
  reviewSettlement,
  type Settlement,
} from '#contract/settlement/settlements.ts';
import {
  bindStatements,
  issueSettlement,
  listStatements,
} from '#contract/settlement/statements.ts';
import { storedInputs } from '#contract/settlement/stored.ts';
import { listTasks } from '#contract/tasks.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { megabytesOf, secondsOfProcessor } from './processes.ts';
import type { Figure, Length } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';
import { seedSettling, selectLastInputs } from './settling.sql.ts';

const SPACES = 500;
/** With `--long` the time of so many spaces tells whether it grows as they do. */
const MANY = 5000;
const YEAR = { period_from: '2024-01-01', period_to: '2024-12-31' };
const POLL_MS = 20;

const shapeOf = (spaces: number) => ({ buildings: spaces / 50, spaces, addresses: spaces });
const secondsSince = (begin: number) => (performance.now() - begin) / 1000;

async function settlementOf(portal: BenchPortal, spaces: number): Promise<Settlement> {
  const { owner, client_id } = portal;
  const [unit_id = 0] = await seedUnits(owner, {
    clients: [client_id],
    each: 1,
    shape: shapeOf(spaces),
  });
  await seedSettling(owner, unit_id);
  return portal.call(createSettlement, { params: { unit_id, id: 0 }, body: YEAR });
}

const keyOf = ({ unit_id, settlement_id }: Settlement) => ({ unit_id, settlement_id });

/** Waits for tasks to be done; throws of one that was not. */
async function done(portal: BenchPortal, ids: readonly number[], look = () => {}): Promise<void> {
  for (;;) {
    const { values } = await portal.call(listTasks, {});
    const own = values.filter(({ task_id }) => ids.includes(task_id));
    const failed = own.find(({ state }) => state === 'failed' || state === 'cancelled');
    if (failed !== undefined) throw new Error(`A task failed: ${failed.fault}`);
    if (own.length === ids.length && own.every(({ state }) => state === 'done')) return;
    look();
    await setTimeout(POLL_MS);
  }
}

/** Seconds of the task that counts the settlement. */
async function countedIn(portal: BenchPortal, settlement: Settlement): Promise<number> {
  const begin = performance.now();
  const { task_id } = await portal.call(countSettlement, { params: keyOf(settlement) });
  await done(portal, [task_id]);
  return secondsSince(begin);
}

/** Seconds of the engine alone over what the last count has stored. */
async function engineOf(portal: BenchPortal, { unit_id }: Settlement): Promise<number> {
  const { settlement } = storedInputs.parse(await selectLastInputs(portal.owner, unit_id));
  const begin = performance.now();
  const { services } = count(settlement);
  if (services.some(({ flags }) => flags.length > 0)) throw new Error('P21: a service is flagged.');
  return secondsSince(begin);
}

/** Seconds of reading and judging all inputs, as the tab of checks does. */
async function checkedIn(portal: BenchPortal, settlement: Settlement): Promise<number> {
  const begin = performance.now();
  await portal.call(readSettlementChecks, { params: keyOf(settlement) });
  return secondsSince(begin);
}

async function review(portal: BenchPortal, settlement: Settlement): Promise<number> {
  const params = keyOf(settlement);
  const { values } = await portal.call(readSettlementChecks, { params });
  for (const { kind, found, weight } of values)
    if (weight === 'asks')
      await portal.call(acceptSettlementCheck, { params, body: { kind, found, reason: 'Měření' } });
  const stored = await portal.call(getSettlement, {
    params: { unit_id: settlement.unit_id, id: settlement.settlement_id },
  });
  const settlement_count_id = stored.last?.settlement_count_id ?? 0;
  await portal.call(reviewSettlement, { params, body: { settlement_count_id, reviewed: true } });
  return settlement_count_id;
}

/** P22: statements of all recipients bound into files. */
async function printed(portal: BenchPortal, settlement: Settlement): Promise<Figure> {
  const params = keyOf(settlement);
  const settlement_count_id = await review(portal, settlement);
  const due_on = shiftDays(pragueDay(new Date()), 30);
  await portal.call(issueSettlement, { params, body: { settlement_count_id, due_on } });
  const { values } = await portal.call(listStatements, { params });
  const statements = values.map((one) => one.settlement_statement_id);
  const before = megabytesOf(portal.pid);
  let most = before;
  const begin = performance.now();
  const { task_ids } = await portal.call(bindStatements, { params, body: { statements } });
  await done(portal, task_ids, () => {
    most = Math.max(most, megabytesOf(portal.pid));
  });
  return {
    id: 'P22',
    title: `${statements.length} vyúčtování v PDF`,
    measured: secondsSince(begin),
    comparedTo: `${task_ids.length} souborů po nejvýše stu; paměť procesu ${before.toFixed(0)} MB před a nejvýše ${most.toFixed(0)} MB při tisku`,
    unit: 's',
    floor: 120,
    goal: 30,
    beyond: 10,
  };
}

/** P21 and P22: a house of 500 spaces with ten services and 3,000 measuring places counted, and its statements printed. */
export async function settled({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    await liftLicence(portal.owner, portal.client_id);
    const settlement = await settlementOf(portal, SPACES);
    await countedIn(portal, settlement);
    const busy = secondsOfProcessor(portal.pid);
    const seconds = await countedIn(portal, settlement);
    const processor = (secondsOfProcessor(portal.pid) - busy).toFixed(1);
    const [engine, inputs] = [
      await engineOf(portal, settlement),
      await checkedIn(portal, settlement),
    ];
    const figures: Figure[] = [
      {
        id: 'P21',
        title: `vyúčtování ${SPACES} prostorů, 10 služeb, ${SPACES * 6} měřidel`,
        measured: seconds,
        comparedTo: `úloha i se čtením a uložením vstupů, ${processor} s procesoru; samotné počítání ${engine.toFixed(2)} s, čtení a kontroly ${inputs.toFixed(2)} s`,
        unit: 's',
        floor: 10,
        goal: 2,
        beyond: 0.5,
      },
      await printed(portal, settlement),
    ];
    if (!long) return figures;
    const many = await settlementOf(portal, MANY);
    const longer = await countedIn(portal, many);
    return [
      ...figures,
      {
        id: 'P21b',
        title: `růst s prostory: ${MANY} proti ${SPACES}, na prostor`,
        measured: longer / seconds / (MANY / SPACES),
        comparedTo: `${longer.toFixed(1)} s proti ${seconds.toFixed(1)} s`,
        floor: 1.5,
        goal: 1.1,
        beyond: 1,
      },
    ];
  } finally {
    await portal.stop();
  }
}
