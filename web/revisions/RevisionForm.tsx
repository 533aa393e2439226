import { labelsOf, valuesOf } from '#contract/record.ts';
import { revisionFields } from '#contract/revision-record.ts';
import { revisionInput, type Revision } from '#contract/revisions.ts';
import { Form } from '#web/form/Form.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { FirmField } from '#web/core/firms/FirmField.tsx';
import { FORM_PLACE } from './place.ts';
import type { RevisionValues } from './revision-form.ts';
import { placeText } from './revision-words.ts';
import { useHouses, useRevisionTypes, useSaveRevision } from './revisions.queries.ts';

interface RevisionFormProps {
  revision: Revision;
  onClose: () => void;
}

/** What is known of a device subject to a revision. */
export function RevisionForm({ revision, onClose }: RevisionFormProps) {
  const { unit_id, revision_id } = revision;
  const saving = useSaveRevision();
  const params = { unit_id, id: String(revision_id) };
  const form = useContractForm<RevisionValues>({
    schema: revisionInput,
    initial: valuesOf(revisionFields, revision),
    recordKey: revision_id,
    version: revision.version,
    draftKey: `revision.${revision_id}`,
    labels: labelsOf(revisionFields),
    onSave: (changes, { version }) =>
      saving.mutateAsync({ params, body: { ...revisionInput.partial().parse(changes), version } }),
    onCancel: onClose,
  });
  const types = useRevisionTypes(unit_id, true).data?.values ?? [];
  const houses = useHouses(unit_id);
  // A space, or a hidden house, is offered as the place where the device is.
  const isKnown = houses.some(({ id }) => id === revision.pasport_id);
  const here = { id: revision.pasport_id, name: placeText(revision) };
  return (
    <Form form={form} label="Údaje zařízení" place={FORM_PLACE}>
      <RecordPanels
        fields={revisionFields}
        form={form}
        controls={{
          revision_type_id: (
            <IdField
              {...form.field('revision_type_id')}
              label={revisionFields.revision_type_id.label}
              choices={types.map((type) => ({ id: type.revision_type_id, name: type.name }))}
            />
          ),
          pasport_id: (
            <IdField
              {...form.field('pasport_id')}
              label={revisionFields.pasport_id.label}
              choices={isKnown ? houses : [here, ...houses]}
            />
          ),
          address_id: (
            <FirmField
              {...form.field('address_id')}
              label={revisionFields.address_id.label}
              unit_id={unit_id}
            />
          ),
        }}
      />
      <SaveBar form={form} />
    </Form>
  );
}
