import type { Crew as PlannedCrew } from '#contract/fieldwork/planning/planning.ts';
import { workingIntervals } from '#contract/fieldwork/working-intervals.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';

/** Of whom and for which days, and whether nobody else may plan for them before the transaction ends. */
interface CrewsAsked {
  readonly crew_ids: readonly number[];
  readonly days: readonly string[];
  readonly isHeld: boolean;
}
