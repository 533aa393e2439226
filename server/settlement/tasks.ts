import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import { checksOf } from './checks.ts';
import { comparedOf } from './compared.ts';
import { inputsOf, look } from './looked.ts';
import { sumsOf } from './result.ts';
import { countTable, selectCounts, selectSettlementForUpdate } from './settlements.sql.ts';

/** The kind of the task that counts a settlement. */
export const COUNT_TASK = 'settlement-count';

const payload = z.object({ settlement_id: z.int() });

/** By whom and on which day something is counted. */
interface Counting {
  readonly today: string;
  readonly client_user_id: number | null;
  readonly progress: (percent: number) => void;
}

/** Counts the held settlement from what stands and keeps the count. Errors: `settlement-reviewed`, `settlement-stopped`. */
export async function countHeld(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
  { today, client_user_id, progress }: Counting,
): Promise<number> {
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  ensure(held.reviewed_count_id === null, 'settlement-reviewed');
  const looked = await look(db, unit, held, today);
  progress(70);
  ensure(
    checksOf(looked).every(({ weight }) => weight !== 'stops'),
    'settlement-stopped',
  );
  const inputs = inputsOf(looked);
  const { counted: sums } = looked;
  const year = { frozen: inputs.settlement, counted: sums };
  const counted = { ...sums, compared: await comparedOf(db, unit, held, year) };
  const [last] = (await selectCounts(db, unit, settlement_id)) ?? [];
  // A column of JSON is given its value, not its text.
  return countTable.insertOne(db, unit, {
    settlement_id,
    number: (last?.number ?? 0) + 1,
    client_user_id,
    inputs: inputs as unknown as string,
    counted: counted as unknown as string,
    ...sumsOf({ inputs, counted }),
  });
}

/** Counts from what stands when it is done; the count is written with the end of the task, once. */
const countIt: TaskHandler = async (run) => {
  const { client_id, client_user_id, unit_id, payload: asked } = run.task;
  const { settlement_id } = payload.parse(asked);
  ensure(unit_id !== null, 'not-found');
  run.progress(5);
  await run.finish(async (db) => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    const today = pragueDay(run.portal.now());
    const progress = (percent: number) => run.progress(percent);
    await countHeld(db, unit, settlement_id, { today, client_user_id, progress });
    return undefined;
  });
};

/** Handlers of the tasks of settlements. */
export const settlementTasks: TaskHandlers = new Map([[COUNT_TASK, countIt]]);
