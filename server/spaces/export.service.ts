import type { exportSpaces } from '#contract/exports.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { fieldColumnsBut } from '#contract/file-cells.ts';
import { spaceFields, spaceTold } from '#contract/pasports/space-record.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tableOf } from '#server/http/table-of.ts';
import { allSpaces } from './spaces.sql.ts';

/** What is told by the name of what it leads to. */
const REFERENCES = ['pasport_type_id', 'pasport_parent_id', 'pasport_floor_id'] as const;

/** All spaces of the unit as they are today, as a file. Errors: `not-found`. */
export async function sendSpaces(call: UnitCall<typeof exportSpaces>) {
  const today = pragueDay(call.portal.now());
  return tableOf(call, {
    name: 'Prostory',
    cursor: 'spaces',
    statement: allSpaces(call.unit, { day: today, today }),
    columns: [...fieldColumnsBut(spaceTold), ...fieldColumnsBut(spaceFields, REFERENCES)],
  });
}
