import { spaceFields } from '#contract/pasports/space-record.ts';
import { spaceInput, type Space } from '#contract/pasports/spaces.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { ShareControl } from '#web/values/share/ShareControl.tsx';
import { useSaveSpace } from '../changes.ts';
import { dayQuery } from '../pasports.queries.ts';
import { FORM_PLACE } from '../place.ts';
import { spaceFormRules, spaceLabels, spaceValues } from './space-fields.ts';
import type { SpaceValues } from './space-fields.ts';
import { SymbolControl } from './SymbolControl.tsx';
import { useAreaLooks } from './useAreaLooks.ts';
import { usePlaceControls } from './usePlaceControls.tsx';
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
  const places = usePlaceControls(space.unit_id, form, space);
  const areas = useAreaLooks(form, space, as_of);
  const share = (
    <ShareControl
      label="Podíl na společných částech"
      numerator={form.field('common_share_numerator')}
      denominator={form.field('common_share_denominator')}
    />
  );
  return (
    <Form form={form} label="Základní údaje prostoru" place={FORM_PLACE}>
      <RecordPanels
        fields={spaceFields}
        form={form}
        controls={{
          ...places,
          variable_symbol: <SymbolControl pasport_id={space.pasport_id} form={form} />,
          common_share_numerator: share,
          common_share_denominator: null,
        }}
        looks={areas}
      />
      <SaveBar form={form} updated={`Aktualizováno: ${formatDateTime(space.updated)}`} />
    </Form>
  );
}

function useSpaceForm({ space, as_of, onLeave }: SpaceFormProps) {
  const saving = useSaveSpace();
  const { unit_id, pasport_space_id } = space;
  return useContractForm<SpaceValues>({
    schema: spaceFormRules,
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
        body: { ...spaceInput.partial().parse(changes), version },
      });
      flash('Změny byly uloženy', saved);
      return { ...spaceValues(saved), version: saved.version };
    },
    onCancel: onLeave,
  });
}
