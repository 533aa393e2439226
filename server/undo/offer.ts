import { changeText } from '#contract/change-key.ts';
import type { TellChange } from '#server/http/route.ts';
import { offering } from './kinds.ts';
import { selectWrittenPlaced } from './places.sql.ts';
import { MOST_ROWS, planWith } from './plan.ts';

/**
 * The change that a call has just made, as its answer names it; undefined where there is no way back. What it
 * asks goes in the packet of the commit, so it asks once.
 */
export const offeredChange: TellChange = async ({ db, actor }, endpoint) => {
  if (!offering.has(endpoint)) return undefined;
  const { rows, places } = await selectWrittenPlaced(db, actor.client_id, MOST_ROWS);
  const steps = planWith(rows, places);
  const [first] = steps ?? [];
  if (first === undefined) return undefined;
  const unit_id = first.kind.ofUnit ? actor.asked_unit_id : null;
  if (first.kind.ofUnit && unit_id === null) return undefined;
  return changeText({ audit_id: first.last, unit_id });
};
