import { saveRound } from '#contract/fieldwork/rounds.ts';
import { saveVisitNotice } from '#contract/fieldwork/visit-notices.ts';
import { moveVisit, unplaceVisit } from '#contract/fieldwork/visits.ts';
import {
  createWorkVersion,
  deleteWorkVersion,
  updateWork,
  updateWorkVersion,
} from '#contract/fieldwork/works.ts';
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
  {
    table: 'rounds',
    id: 'round_id',
    param: 'round_id',
    ofUnit: true,
    save: saveRound,
    asSaved: ({ closed, ...row }) => ({
      ...row,
      ...(closed !== undefined && { is_closed: closed !== null }),
    }),
  },
  // One that was written down is a paper of what people knew; only what was told of it later goes back.
  {
    table: 'visit_notices',
    id: 'visit_notice_id',
    param: 'visit_notice_id',
    ofUnit: true,
    save: saveVisitNotice,
  },
];

/** The catalogue of works. What comes with a new work, and goes with a deleted one, stays with the room. */
export const workKinds: readonly Kind[] = [
  { table: 'works', id: 'work_id', ofUnit: false, save: updateWork },
  {
    table: 'work_versions',
    id: 'work_version_id',
    ofUnit: false,
    add: createWorkVersion,
    save: updateWorkVersion,
    remove: deleteWorkVersion,
  },
];
