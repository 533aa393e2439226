import { saveModule } from '#contract/modules.ts';
import type { Module } from '#contract/modules.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { emptyModule, moduleBody, moduleSchema } from './module-form.ts';
import type { ModuleValues } from './module-form.ts';
import { useSaveModule } from './modules.queries.ts';
import { siteTree } from './site-tree.ts';
import type { SiteNode } from './site-tree.ts';

interface NewModuleProps {
  modules: readonly Module[];
  onClose: () => void;
}

const screens = [
  { value: '', label: 'Žádná, jen skupina podmodulů' },
  ...Object.entries(routeFacts).map(([value, { title }]) => ({
    value,
    label: `${title} (${value})`,
  })),
];

/** Makes a new module (specification, section 8). */
export function NewModule({ modules, onClose }: NewModuleProps) {
  const saving = useSaveModule();
  const form = useContractForm<ModuleValues>({
    schema: moduleSchema,
    initial: emptyModule,
    draftKey: 'modules.new',
    onSave: async (_changes, { values }) => {
      await saving.mutateAsync({ body: saveModule.body.parse(moduleBody(values)) });
      flash('Modul byl vytvořen');
      return emptyModule;
    },
    onCancel: onClose,
  });
  const parents = [{ value: '', label: 'Žádný, první úroveň' }, ...options(siteTree(modules))];
  return (
    <ModalForm form={form} title="Nový modul" saveLabel="Vytvořit modul" onClose={onClose}>
      <TextField {...form.field('title')} label="Název pro uživatele" data-autofocus />
      <TextField {...form.field('name')} label="Technický název" hint="Například billing-rules." />
      <TextField {...form.field('description')} label="Popis" />
      <SelectField {...form.field('parent')} label="Nadřazený modul" options={parents} />
      <SelectField {...form.field('router_name')} label="Obrazovka" options={screens} />
      <TextField
        {...form.field('image_name')}
        label="Ikona"
        hint="Například building, list, map."
      />
      <NumberField {...form.field('module_order')} label="Pořadí" />
      <SwitchField {...form.field('enabled')} label="Zapnutý" />
      <SwitchField {...form.field('is_public')} label="Veřejný" />
      <SwitchField {...form.field('under_construction')} label="Ve vývoji" />
      <SwitchField {...form.field('sys_admins_only')} label="Jen pro správce systému" />
      <SwitchField {...form.field('hide_submodules')} label="Skrýt podmoduly" />
    </ModalForm>
  );
}

function options(nodes: readonly SiteNode[], depth = 0): { value: string; label: string }[] {
  return nodes.flatMap(({ module, children }) => [
    { value: String(module.module_id), label: `${'– '.repeat(depth)}${module.title}` },
    ...options(children, depth + 1),
  ]);
}
