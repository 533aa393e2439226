import type { AdminClient } from '#contract/admin-clients.ts';
import { DateField } from '#web/form/DateField.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { licenceLabels } from './client-labels.ts';
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
      <DateField
        {...form.field('licence_valid_to')}
        label={licenceLabels['licence_valid_to'] ?? ''}
        hint="Poslední den platnosti; prázdné pole znamená bez omezení"
        data-autofocus
      />
      <ExtendButtons form={form} />
    </ModalForm>
  );
}

/** The schema of modules of a client, and what the operator notes of it. */
export function SchemaNoteDialog({ client, onClose }: DialogProps) {
  const form = useLicenceForm(client, 'admin-client-note', onClose);
  return (
    <ModalForm form={form} title={client.name} saveLabel="Uložit" onClose={onClose}>
      <IdField
        {...form.field('module_schema_id')}
        label={licenceLabels['module_schema_id'] ?? ''}
        choices={useSchemaChoices()}
      />
      <TextAreaField
        {...form.field('note')}
        label={licenceLabels['note'] ?? ''}
        hint="Jen pro provozovatele; klient ji nevidí"
        rows={4}
      />
    </ModalForm>
  );
}
