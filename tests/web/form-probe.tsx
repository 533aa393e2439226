import { act, useEffect } from 'react';
import { vi } from 'vitest';
import { z } from 'zod';
import { doubted } from '#contract/values/doubts.ts';
import { requiredText, ruled, text } from '#contract/fields.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { asked } from '#web/notices/confirm.ts';
import { one, oneOf, press, rendered, settled } from '#tests/web/rendered.tsx';
import type { ContractForm, ContractFormInput } from '#web/form/contract-form.ts';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';

const schema = z.object({
  name: requiredText(200, 3),
  city: doubted(text(50), (value) => (value === 'Paříž' ? 'Nevypadá jako česká obec' : null)),
  sipo: ruled(text(200), sipoRule),
  active: z.boolean(),
});
type Values = z.output<typeof schema>;
export const initial: Values = { name: 'Dům Dlouhá', city: 'Brno', sipo: '', active: true };
const labels = { name: 'Název', city: 'Město' };

export const onSave = vi.fn<ContractFormInput<Values>['onSave']>();
export const onCancel = vi.fn<() => void>();

/** The form as it was drawn last. */
export const held = {} as { form: ContractForm<Values> };
let drawn: ReturnType<typeof rendered>;

type Changes = Partial<ContractFormInput<Values>>;

function Probe(props: Changes) {
  const all = {
    schema,
    initial,
    version: 1,
    draftKey: 'unit.1',
    labels,
    onSave,
    onCancel,
    ...props,
  };
  const form = useContractForm<Values>(all);
  useEffect(() => {
    held.form = form;
  });
  return (
    <Form form={form} label="Jednotka">
      <FormPanel heading="Údaje">
        <TextField {...form.field('name')} label="Název" hint="Alespoň 3 znaky" />
        <TextField {...form.field('city')} label="Město" />
        <SwitchField {...form.field('active')} label="Aktivní" />
      </FormPanel>
      <FormPanel heading="Spojení" collapsible>
        <TextField {...form.field('sipo')} label="SIPO" />
      </FormPanel>
      <SaveBar form={form} />
    </Form>
  );
}

/** Opens the form, or what a test wants of it. */
export const open = (props: Changes = {}) => void (drawn = rendered(<Probe {...props} />));

/** Draws the open form with other properties. */
export const redraw = (props: Changes = {}) => drawn.again(<Probe {...props} />);

/** Leaves the page, as a reload does. */
export const leavePage = () => drawn.leave();

export const box = (name: keyof Values) => oneOf(HTMLInputElement, `input[name="${name}"]`);

/** The sentence in the place of the field's fault. */
export function errorOf(name: keyof Values): string | undefined {
  const described = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = described.map((id) => document.getElementById(id));
  return parts.find((part) => part?.className.includes('error'))?.textContent;
}

/** What session storage keeps of the form's draft. */
export function draftValues(): unknown {
  return JSON.parse(sessionStorage.getItem('kastelan.draft.unit.1') ?? '{"values":null}').values;
}

export async function save(): Promise<void> {
  press(one('form'), 's', { ctrlKey: true });
  await settled();
}

/** The answer to a save over an older version. */
export function newerVersion(current: Partial<Values>, version: number): ApiError {
  const record = { ...initial, unit_id: 1, ...current, version };
  const facts = { kind: 'api', status: 409, errorCode: 60000409, message: 'Konflikt' } as const;
  return new ApiError({ ...facts, url: '/v1/x', current: record });
}

export function startForm(): void {
  sessionStorage.clear();
  vi.clearAllMocks();
  onSave.mockImplementation((changes) => Promise.resolve({ ...initial, ...changes, version: 2 }));
}

export function endForm(): void {
  act(() => asked.get()?.answer(false));
  drawn.leave();
}
