import type { ModuleSchema } from '#contract/module-schemas.ts';
import { TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import { emptySchema, newSchemaKind } from './schema-kind.ts';

interface NewSchemaProps {
  schemas: readonly ModuleSchema[];
  onSaved: (schema: ModuleSchema) => void;
  onClose: () => void;
}

/** A new schema of modules, empty or with the modules of another. */
export function NewSchemaDialog({ schemas, onSaved, onClose }: NewSchemaProps) {
  const kind = newSchemaKind(schemas);
  const shared = { kind, where: undefined, record: undefined, onClose };
  const form = useRecordForm({ ...shared, initial: emptySchema, onSaved });
  return (
    <RecordForm {...shared} form={form}>
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
    </RecordForm>
  );
}
