import type { ModuleSchema } from '#contract/module-schemas.ts';
import type { Module } from '#contract/modules.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { paths } from '#web/lib/paths.ts';
import { StoredParts } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { ModuleTicks } from './ModuleTicks.tsx';
import { FORM_PLACE } from './place.ts';
import { schemaKind, schemaLabels as labels } from './schema-kind.ts';

interface SchemaFormProps {
  schema: ModuleSchema;
  modules: readonly Module[];
  onClose: () => void;
}

const clientsText = (count: number) =>
  `Schéma má ${count} ${czechPlural(count, 'klient', 'klienti', 'klientů')}. Změna se projeví, až si jejich uživatelé znovu načtou nabídku.`;

/** Name and modules of a schema. */
export function SchemaForm({ schema, modules, onClose }: SchemaFormProps) {
  const { module_schema_name } = schema;
  const shared = { kind: schemaKind, where: undefined, record: schema, onClose };
  const form = useRecordForm({ ...shared, initial: schemaKind.valuesOf(schema) });
  const ticked = form.field('module_ids');
  return (
    <Form form={form} label={`Schéma ${module_schema_name}`} place={FORM_PLACE}>
      <FormPanel heading={`Schéma ${module_schema_name}`} note={clientsText(schema.clients_count)}>
        <TextField
          {...form.field('module_schema_name')}
          label={labels.module_schema_name}
          autoComplete="off"
        />
        <Wide>
          <ModuleTicks
            modules={modules.filter(({ sys_admins_only }) => !sys_admins_only)}
            ids={ticked.value}
            onChange={ticked.onChange}
            error={ticked.error}
          />
          <p>
            Zda je modul zapnutý, veřejný nebo ve vývoji, se přepíná v{' '}
            <InnerLink href={paths.AdminSitemap}>mapě portálu</InnerLink>.
          </p>
        </Wide>
      </FormPanel>
      <SaveBar form={form} />
      <StoredParts {...shared} form={form} />
    </Form>
  );
}
