import type { Space } from '#contract/pasports/spaces.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useRooms } from '../records/records.queries.ts';
import type { SpaceValues } from './space-fields.ts';

const COMPUTED = { readOnly: true, required: false, hint: 'Spočtena z místností' };

/**
 * Heated and countable area follow from the rooms unless they are set by hand or there are none today
 * and on the day that is shown.
 */
export function useAreaLooks(
  form: ContractForm<SpaceValues>,
  { unit_id, pasport_id }: Pick<Space, 'unit_id' | 'pasport_id'>,
  as_of: string | undefined,
) {
  const rooms = useRooms({ unit_id, pasport_id }).data?.values;
  const days = [todayInPrague(), as_of ?? todayInPrague()];
  const hasRooms = rooms?.some((room) => days.some((day) => holdsOn(room, day))) ?? true;
  const isComputed = hasRooms && !form.values.heated_area_fixed;
  return isComputed ? { heated_area: COMPUTED, countable_area: COMPUTED } : {};
}
