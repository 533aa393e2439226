import { SwitchField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { labelled } from './PlaceFields.tsx';
import type { SpaceValues } from './space-fields.ts';

const inSquareMetres = { decimals: 2, unit: 'm²' };

/** Areas; heated and countable come from the rooms unless they are set by hand. */
export function AreaFields({ form }: { form: ContractForm<SpaceValues> }) {
  const input = labelled(form);
  const isFixed = form.values.heated_area_fixed;
  const computed = { readOnly: !isFixed, hint: isFixed ? undefined : 'Spočtena z místností' };
  return (
    <>
      <NumberField {...input('total_area')} {...inSquareMetres} />
      <NumberField {...input('floor_area')} {...inSquareMetres} />
      <Wide>
        <SwitchField
          {...input('heated_area_fixed')}
          hint="Bez zaškrtnutí se obě plochy počítají z místností: vytápěné místnosti a jejich koeficienty."
        />
      </Wide>
      <NumberField {...input('heated_area')} {...inSquareMetres} {...computed} />
      <NumberField {...input('countable_area')} {...inSquareMetres} {...computed} />
    </>
  );
}
