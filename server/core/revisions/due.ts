import type { DueThing } from '#contract/pasports/summaries.ts';
import { urgencyOf } from '#contract/rules/revision-standing.ts';
import { revisionStanding, type Inspected } from './standing.ts';

/** Something inspected that is in use. */
export interface InspectedDevice extends Inspected {
  readonly revision_id: number;
  readonly device_name: string;
}

/** What burns or waits on a device, as the dashboard counts it; null where nothing does. */
export function deviceDue(row: InspectedDevice, today: string): DueThing | null {
  const { state, due_on: on } = revisionStanding(row, today);
  const urgency = urgencyOf(state);
  if (urgency !== 'late' && urgency !== 'waits') return null;
  const { device_name: name, revision_id: record_id } = row;
  return { kind: 'device', state, late: urgency === 'late', name, on, record_id };
}
