import { z } from 'zod';
import { requiredText, ruled } from '#contract/fields.ts';
import { codeFault } from '#contract/rules/sheet-code.ts';
import { TextField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryForm } from './EntryForm.tsx';

const schema = z.object({ code: ruled(requiredText(40), codeFault) });

interface CodeFormProps {
  /** Why the link that the page was opened by does not serve. */
  fault: unknown;
  onCode: (code: string) => Promise<void>;
}

/** Asks for the code of a sheet. */
export function CodeForm({ fault, onCode }: CodeFormProps) {
  const form = useContractForm({
    schema,
    initial: { code: '' },
    onSave: (_changes, { values }) => onCode(values.code),
  });
  return (
    <>
      <ErrorLine error={fault} />
      <EntryForm form={form} label="Zadání kódu" submitLabel="Pokračovat">
        <TextField
          {...form.field('code')}
          label="Kód z listu"
          hint="Dvanáct znaků z listu od správce. Velká a malá písmena ani pomlčky nehrají roli."
          placeholder="K7PM-2XQD-94TR"
          autoComplete="off"
        />
      </EntryForm>
    </>
  );
}
