import { moveVisit, unplaceVisit } from '#contract/fieldwork/visits.ts';
import type { Kind } from './kind.ts';

/**
 * Visits of rounds: their time goes back by the rule of every move, so that a time which somebody has taken since is
 * refused. One that was only doubtful was meant when it was given.
 */
export const visitKinds: readonly Kind[] = [
  {
    table: 'visits',
    id: 'visit_id',
    param: 'visit_id',
    ofUnit: true,
    save: moveVisit,
    whole: ['crew_id', 'day', 'from_minute', 'minutes'],
    asSaved: (row) => ({ ...row, despite: true }),
    follows: ['state'],
    cleared: { column: 'day', call: unplaceVisit },
  },
];
