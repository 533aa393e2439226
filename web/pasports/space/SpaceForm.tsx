import type { Space } from '#contract/pasports/spaces.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveSpace } from '../changes.ts';
import { dayQuery } from '../pasports.queries.ts';
import { FORM_PLACE } from '../place.ts';
import { FractionField } from '../records/FractionField.tsx';
import { AreaFields } from './AreaFields.tsx';
import { labelled, PlaceFields } from './PlaceFields.tsx';
import { spaceFieldRules, spaceLabels, spaceRules, spaceValues } from './space-fields.ts';
import type { SpaceValues } from './space-fields.ts';
import { useSpaceTexts } from './useSpaceChoices.ts';

interface SpaceFormProps {
  space: Space;
  /** The day whose state the space shows; today when undefined. */
  as_of: string | undefined;
  onLeave: () => void;
}

/** All fields of a space (specification, section 3, Pasport space). */
export function SpaceForm({ space, as_of, onLeave }: SpaceFormProps) {
  const form = useSpaceForm({ space, as_of, onLeave });
  const input = labelled(form);
  return (
    <Form form={form} label="Základní údaje prostoru" place={FORM_PLACE}>
      <FormPanel heading="Prostor">
        <PlaceFields unit_id={space.unit_id} form={form} space={space} />
        <TextField {...input('pasport_name')} />
        <NumberField {...input('pasport_order')} hint="Pořadí mezi prostory domu" />
        <Wide>
          <TextAreaField {...input('comment')} />
        </Wide>
      </FormPanel>
      <FormPanel heading="Plochy">
        <AreaFields form={form} space={space} as_of={as_of} />
      </FormPanel>
      <FormPanel heading="Katastr nemovitostí">
        <TextField {...input('land_registry_unit')} placeholder="např. 1444/12" />
        <TextField {...input('ownership_sheet')} />
        <FractionField
          label="Podíl na společných částech"
          numerator={form.field('common_share_numerator')}
          denominator={form.field('common_share_denominator')}
        />
      </FormPanel>
      <SaveBar form={form} updated={`Aktualizováno: ${formatDateTime(space.updated)}`} />
    </Form>
  );
}

function useSpaceForm({ space, as_of, onLeave }: SpaceFormProps) {
  const saving = useSaveSpace();
  const { unit_id, pasport_space_id } = space;
  return useContractForm<SpaceValues>({
    schema: spaceRules,
    initial: spaceValues(space),
    recordKey: pasport_space_id,
    version: space.version,
    draftKey: `space.${pasport_space_id}`,
    labels: spaceLabels,
    texts: useSpaceTexts(space),
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        params: { unit_id, id: String(pasport_space_id) },
        query: dayQuery(as_of),
        body: { ...spaceFieldRules.partial().parse(changes), version },
      });
      flash('Změny byly uloženy');
      return { ...spaceValues(saved), version: saved.version };
    },
    onCancel: onLeave,
  });
}
