import type { Space } from '#contract/pasports/spaces.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SwitchField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useRooms } from '../records/records.queries.ts';
import { labelled } from './PlaceFields.tsx';
import type { SpaceValues } from './space-fields.ts';

const inSquareMetres = { decimals: 2, unit: 'm²' };

interface AreaFieldsProps {
  form: ContractForm<SpaceValues>;
  space: Pick<Space, 'unit_id' | 'pasport_id'>;
  /** The day whose areas are shown; today when undefined. */
  as_of: string | undefined;
}

/**
 * Areas; heated and countable follow from the rooms unless they are set by hand or there are none today
 * and on the day that is shown.
 */
export function AreaFields({ form, space: { unit_id, pasport_id }, as_of }: AreaFieldsProps) {
  const input = labelled(form);
  const rooms = useRooms({ unit_id, pasport_id }).data?.values;
  const days = [todayInPrague(), as_of ?? todayInPrague()];
  const hasRooms = rooms?.some((room) => days.some((day) => holdsOn(room, day))) ?? true;
  const computed =
    hasRooms && !form.values.heated_area_fixed
      ? { readOnly: true, required: false, hint: 'Spočtena z místností' }
      : {};
  return (
    <>
      <NumberField {...input('total_area')} {...inSquareMetres} />
      <NumberField {...input('floor_area')} {...inSquareMetres} />
      <Wide>
        <SwitchField
          {...input('heated_area_fixed')}
          hint="Zadanou ručně místnosti nemění; jinak se obě plochy počítají z nich a z jejich koeficientů."
        />
      </Wide>
      <NumberField {...input('heated_area')} {...inSquareMetres} {...computed} />
      <NumberField {...input('countable_area')} {...inSquareMetres} {...computed} />
    </>
  );
}
