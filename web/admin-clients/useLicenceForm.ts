import { licenceInput } from '#contract/admin-clients.ts';
import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceFields } from '#contract/licence-record.ts';
import { labelsOf } from '#contract/record.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { useSaveLicence, useSchemas } from './admin-clients.queries.ts';
import { changesOf, licenceValues, savedGround } from './licence-form.ts';

/** Schemas of modules to choose from. */
export function useSchemaChoices() {
  const schemas = useSchemas().data?.values ?? [];
  return schemas.map(({ module_schema_id: id, module_schema_name: name }) => ({ id, name }));
}

/** The form over the licence of a client; whole in its record, in part in the dialogs of the list. */
export function useLicenceForm(client: AdminClient, draftName: string, onCancel?: () => void) {
  const saving = useSaveLicence();
  const { client_id } = client;
  return useContractForm({
    schema: licenceInput,
    initial: licenceValues(client),
    recordKey: client_id,
    version: client.version,
    draftKey: `${draftName}.${client_id}`,
    labels: labelsOf(licenceFields),
    texts: { module_schema_id: nameAmong(useSchemaChoices()) },
    onSave: async (changes, { version }) => {
      const body = { ...changesOf(changes), version };
      const saved = await saving.mutateAsync({ params: { client_id }, body });
      flash('Licence byla uložena');
      return savedGround(saved);
    },
    onCancel,
  });
}
