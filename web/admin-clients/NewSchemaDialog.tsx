import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { moduleSchemaFields } from '#contract/module-schemas.ts';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import { TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreateSchema } from './admin-clients.queries.ts';

const schema = z.object({
  module_schema_name: moduleSchemaFields.module_schema_name,
  copied_id: id.nullable(),
});
const empty: { module_schema_name: string; copied_id: number | null } = {
  module_schema_name: '',
  copied_id: null,
};

interface NewSchemaProps {
  schemas: readonly ModuleSchema[];
  onSaved: (schema: ModuleSchema) => void;
  onClose: () => void;
}

/** A new schema of modules, empty or with the modules of another. */
export function NewSchemaDialog({ schemas, onSaved, onClose }: NewSchemaProps) {
  const creating = useCreateSchema();
  const form = useContractForm({
    schema,
    initial: empty,
    draftKey: 'module-schema.new',
    onSave: async (_changes, { values: { module_schema_name, copied_id } }) => {
      const copied = schemas.find(({ module_schema_id }) => module_schema_id === copied_id);
      const module_ids = copied?.module_ids ?? [];
      const saved = await creating.mutateAsync({ body: { module_schema_name, module_ids } });
      flash('Schéma bylo založeno');
      onSaved(saved);
      return empty;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Nové schéma modulů" saveLabel="Založit schéma" onClose={onClose}>
      <TextField
        {...form.field('module_schema_name')}
        label="Název"
        autoComplete="off"
        data-autofocus
      />
      <IdField
        {...form.field('copied_id')}
        label="Moduly převzít ze schématu"
        none="žádné, začít prázdným"
        choices={schemas.map(({ module_schema_id, module_schema_name }) => ({
          id: module_schema_id,
          name: module_schema_name,
        }))}
      />
    </ModalForm>
  );
}
