import type { Space } from '#contract/pasports/spaces.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import moving from '../moving/moving.module.css';
import { personsText } from '../records/record-words.ts';
import { useCosts, useOccupants, useOwnerships, useTenants } from '../records/records.queries.ts';
import type { DivisionValues } from './division-fields.ts';
import { divisionSentence } from './division-sentence.ts';

/** What is going to happen, in sentences. */
export function DivisionPreview({ space, values }: { space: Space; values: DivisionValues }) {
  const { unit_id, pasport_id } = space;
  const ids = { unit_id, pasport_id };
  const first_day = values.first_day;
  const on = first_day ?? todayInPrague();
  const owners = useOwnerships(ids).data?.values.filter((row) => holdsOn(row, on)) ?? [];
  const staying = useStaying(ids, on);
  return (
    <p className={moving.preview} role="status">
      {divisionSentence({
        first_day,
        space_number: space.space_number,
        former_area: space.total_area,
        parts: values.parts,
        owners: owners.map((owner) => ({ ...owner, name: owner.owner_name })),
        staying,
      })}
    </p>
  );
}

/** What of the space stays with its first part. */
function useStaying(ids: { unit_id: number; pasport_id: number }, on: string): string[] {
  const tenants = useTenants(ids).data?.values ?? [];
  const count = useOccupants(ids).data?.values.find((row) => holdsOn(row, on))?.users_count;
  const costs = useCosts(ids).data?.values ?? [];
  return [
    tenants.some((row) => holdsOn(row, on)) ? 'nájemci' : '',
    count === undefined ? '' : `počet osob (${personsText(count)})`,
    costs.some((row) => holdsOn(row, on)) ? 'náklady' : '',
  ].filter((part) => part !== '');
}
