import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { compareCzech } from '#contract/rules/search.ts';

/** Rows with a new one where the server will list it: in its house by its number. */
export function withRow(rows: readonly SpaceRow[], row: SpaceRow): SpaceRow[] {
  const isHousemate = ({ pasport_parent_id }: SpaceRow) =>
    pasport_parent_id === row.pasport_parent_id;
  const next = rows.findIndex(
    (other) => isHousemate(other) && compareCzech(other.space_number, row.space_number) > 0,
  );
  const at = next === -1 ? rows.findLastIndex(isHousemate) + 1 : next;
  return at === 0 && next === -1 ? [...rows, row] : rows.toSpliced(at, 0, row);
}
