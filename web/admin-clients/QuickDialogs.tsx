import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceFields } from '#contract/licence-record.ts';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { ExtendButtons } from './ExtendButtons.tsx';
import { useLicenceForm, useSchemaChoices } from './useLicenceForm.ts';

interface DialogProps {
  client: AdminClient;
  onClose: () => void;
}

/** A new end of the licence of a client. */
export function ExtendDialog({ client, onClose }: DialogProps) {
  const form = useLicenceForm(client, 'admin-client-extend', onClose);
  return (
    <ModalForm
      form={form}
      title={`Licence: ${client.name}`}
      saveLabel="Uložit licenci"
      onClose={onClose}
    >
      <RecordFields
        fields={licenceFields}
        form={form}
        names={['licence_valid_to']}
        looks={{ licence_valid_to: { 'data-autofocus': true } }}
      />
      <ExtendButtons form={form} />
    </ModalForm>
  );
}

/** The schema of modules of a client, and what the operator notes of it. */
export function SchemaNoteDialog({ client, onClose }: DialogProps) {
  const form = useLicenceForm(client, 'admin-client-note', onClose);
  return (
    <ModalForm
      form={form}
      title={`Schéma a poznámka: ${client.name}`}
      saveLabel="Uložit změny"
      onClose={onClose}
    >
      <IdField
        {...form.field('module_schema_id')}
        label={licenceFields.module_schema_id.label}
        choices={useSchemaChoices()}
      />
      <TextAreaField
        {...form.field('note')}
        label={licenceFields.note.label}
        hint="Jen pro provozovatele; klient ji nevidí"
        rows={4}
      />
    </ModalForm>
  );
}
