import type { Revision } from '#contract/revisions.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { FORM_PLACE } from './place.ts';
import { Removal } from '#web/record/Removal.tsx';
import { revisionChanges, revisionSchema, revisionValues } from './revision-form.ts';
import type { RevisionValues } from './revision-form.ts';
import { placeText, revisionLabels as labels } from './revision-words.ts';
import {
  useCompanies,
  useDeleteRevision,
  useHouses,
  useRevisionTypes,
  useSaveRevision,
} from './revisions.queries.ts';

interface RevisionFormProps {
  revision: Revision;
  onClose: () => void;
}

/** What is known of a device subject to a revision. */
export function RevisionForm({ revision, onClose }: RevisionFormProps) {
  const { unit_id, revision_id, reports_count } = revision;
  const saving = useSaveRevision();
  const removal = useDeleteRevision();
  const params = { unit_id, id: String(revision_id) };
  const form = useContractForm<RevisionValues>({
    schema: revisionSchema,
    initial: revisionValues(revision),
    recordKey: revision_id,
    version: revision.version,
    draftKey: `revision.${revision_id}`,
    labels,
    onSave: (changes, { version }) =>
      saving.mutateAsync({ params, body: { ...revisionChanges.parse(changes), version } }),
    onCancel: onClose,
  });
  const types = useRevisionTypes(unit_id, true).data?.values ?? [];
  const companies = useCompanies(unit_id, form.values.address_id);
  const houses = useHouses(unit_id);
  // A space, or a hidden house, is offered as the place where the device is.
  const isKnown = houses.some(({ id }) => id === revision.pasport_id);
  const here = { id: revision.pasport_id, name: placeText(revision) };
  return (
    <Form form={form} label="Údaje zařízení" place={FORM_PLACE}>
      <FormPanel heading="Zařízení">
        <TextField {...form.field('device_name')} label={labels.device_name} autoComplete="off" />
        <IdField
          {...form.field('revision_type_id')}
          onChange={(id) => id !== null && form.setFields({ revision_type_id: id })}
          label={labels.revision_type_id}
          choices={types.map((type) => ({ id: type.revision_type_id, name: type.name }))}
        />
        <IdField
          {...form.field('pasport_id')}
          onChange={(id) => id !== null && form.setFields({ pasport_id: id })}
          label={labels.pasport_id}
          choices={isKnown ? houses : [here, ...houses]}
        />
        <TextField
          {...form.field('device_number')}
          label={labels.device_number}
          autoComplete="off"
        />
        <IdField
          {...form.field('address_id')}
          label={labels.address_id}
          choices={companies}
          none="(žádná)"
        />
        <DateField
          {...form.field('active_from')}
          label={labels.active_from}
          hint="Od tohoto dne běží první lhůta"
        />
        <TextAreaField {...form.field('note')} label={labels.note} />
        <SwitchField
          {...form.field('hidden')}
          label={labels.hidden}
          hint="Vyřazené zařízení se nepočítá a v seznamu je jen na vyžádání"
        />
      </FormPanel>
      {reports_count === 0 ? (
        <Removal
          label="Smazat zařízení"
          question={`Zařízení ${revision.device_name} se odstraní natrvalo.`}
          onRemove={() => removal.mutateAsync({ params })}
          onRemoved={() => {
            form.discard();
            onClose();
          }}
        />
      ) : null}
      <SaveBar form={form} />
    </Form>
  );
}
