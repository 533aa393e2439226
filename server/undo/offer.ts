import { changeText } from '#contract/change-key.ts';
import { selectWritten } from '#server/access/changes.sql.ts';
import type { TellChange } from '#server/http/route.ts';
import { offering } from './kinds.ts';
import { MOST_ROWS, planOf } from './plan.ts';

/** The change that a call has just made, as its answer names it; undefined where there is no way back. */
export const offeredChange: TellChange = async ({ db, actor }, endpoint) => {
  if (!offering.has(endpoint)) return undefined;
  const rows = await selectWritten(db, actor.client_id, MOST_ROWS + 1);
  const steps = await planOf(db, actor.client_id, rows);
  const [first] = steps ?? [];
  if (first === undefined) return undefined;
  const unit_id = first.kind.ofUnit ? actor.asked_unit_id : null;
  if (first.kind.ofUnit && unit_id === null) return undefined;
  return changeText({ audit_id: first.last, unit_id });
};
