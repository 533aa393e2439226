import { createAbsence, deleteAbsence } from '#contract/fieldwork/absences.ts';
import { createCrew, deleteCrew, updateCrew } from '#contract/fieldwork/crews.ts';
import type { Belonging, Kind } from './kind.ts';

/** Who is in a crew stands with the user, and is written by the crew. */
export const inCrew: Belonging = {
  column: 'assembly_crew_id',
  table: 'crews',
  id: 'crew_id',
  save: updateCrew,
  field: 'member_ids',
};

/** Crews, and when they do not work. */
export const crewKinds: readonly Kind[] = [
  {
    table: 'crews',
    id: 'crew_id',
    ofUnit: false,
    add: createCrew,
    save: updateCrew,
    remove: deleteCrew,
  },
  // Why somebody is away history does not keep, so what was changed or deleted would not come back whole.
  {
    table: 'crew_absences',
    id: 'crew_absence_id',
    ofUnit: false,
    add: createAbsence,
    remove: deleteAbsence,
    goesForGood: true,
  },
];
