import { z } from 'zod';
import { requiredText } from '#contract/fields.ts';
import type { Profile } from '#contract/profile.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveProfile } from './profile.queries.ts';

const schema = z.object({ first_name: requiredText(50), last_name: requiredText(50) });
const labels = { first_name: 'Jméno', last_name: 'Příjmení' };

/** First and last name of the signed-in user. */
export function NameForm({ profile }: { profile: Profile }) {
  const saving = useSaveProfile();
  const { client_user_id, first_name, last_name } = profile;
  const form = useContractForm({
    schema,
    initial: { first_name, last_name },
    recordKey: client_user_id,
    version: profile.version,
    draftKey: `profile.${client_user_id}`,
    labels,
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        params: { client_user_id },
        body: { ...changes, version },
      });
      flash('Změny byly uloženy', saved);
      return saved;
    },
  });
  return (
    <Form form={form} label="Jméno">
      <FormPanel heading="Jméno">
        <TextField
          {...form.field('first_name')}
          label={labels.first_name}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('last_name')}
          label={labels.last_name}
          autoComplete="family-name"
        />
      </FormPanel>
      <SaveBar form={form} label="Uložit jméno" />
    </Form>
  );
}
