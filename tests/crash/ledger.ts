import type { Unit } from '#contract/units.ts';

/** A unit that somebody asked for, under the key by which the call may be repeated. */
export interface Creation {
  readonly key: string;
  readonly name: string;
}

/** What one writer of changes knows about his unit. */
export interface Track {
  readonly unit_id: number;
  /** Comments whose saving was acknowledged, in their order. */
  readonly acknowledged: string[];
  /** The one that was on its way when the portal died. */
  waiting: string | undefined;
}

/** What the writers were told, kept outside of the portal: whatever is here must be in the database. */
export class Ledger {
  readonly created = new Map<number, Creation>();
  /** Asked for and not answered: made or not, but never twice. */
  unanswered: Creation[] = [];
  readonly tracks: readonly Track[];

  constructor(units: readonly Unit[]) {
    this.tracks = units.map(({ unit_id }) => ({ unit_id, acknowledged: [], waiting: undefined }));
  }

  /** Number of acknowledged writes. */
  get writes(): number {
    return this.tracks.reduce(
      (sum, { acknowledged }) => sum + acknowledged.length,
      this.created.size,
    );
  }
}
