import { z } from 'zod';
import { moduleSchemaFields } from '#contract/module-schemas.ts';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import type { Module } from '#contract/modules.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { Removal } from '#web/record/Removal.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useDeleteSchema, useSaveSchema } from './admin-clients.queries.ts';
import { ModuleTicks } from './ModuleTicks.tsx';
import { FORM_PLACE } from './place.ts';

const fields = z.object(moduleSchemaFields);
const labels = { module_schema_name: 'Název', module_ids: 'Moduly' };

interface SchemaFormProps {
  schema: ModuleSchema;
  modules: readonly Module[];
  onClose: () => void;
}

const clientsText = (count: number) =>
  `Schéma má ${count} ${czechPlural(count, 'klient', 'klienti', 'klientů')}. Změna se projeví, až si jejich uživatelé znovu načtou nabídku.`;

/** Name and modules of a schema. */
export function SchemaForm({ schema, modules, onClose }: SchemaFormProps) {
  const { module_schema_id, module_schema_name, module_ids, version } = schema;
  const saving = useSaveSchema();
  const removal = useDeleteSchema();
  const params = { module_schema_id };
  const form = useContractForm({
    schema: fields,
    initial: { module_schema_name, module_ids },
    recordKey: module_schema_id,
    version,
    draftKey: `module-schema.${module_schema_id}`,
    labels,
    texts: { module_ids: (ids) => `${Array.isArray(ids) ? ids.length : 0} modulů` },
    onSave: async (changes, saved) => {
      const body = { ...changes, version: saved.version };
      const result = await saving.mutateAsync({ params, body });
      flash('Schéma bylo uloženo');
      return result;
    },
    onCancel: onClose,
  });
  const ticked = form.field('module_ids');
  const isKept = schema.is_default || schema.holds_all || schema.clients_count > 0;
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
      {isKept ? null : (
        <Removal
          label="Smazat schéma"
          question={`Smazat schéma ${module_schema_name}? Žádný klient ho nemá.`}
          onRemove={() => removal.mutateAsync({ params })}
          onRemoved={() => {
            form.discard();
            onClose();
          }}
        />
      )}
    </Form>
  );
}
