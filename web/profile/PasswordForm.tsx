import { useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { PasswordField } from '#web/form/PasswordField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { passwordPair } from '#web/session/password-pair.ts';
import { toldPassword } from '#contract/session.ts';
import { ruled } from '#contract/fields.ts';
import { required } from '#contract/rules/required.ts';
import { useChangePassword } from './profile.queries.ts';

const empty = { old_password: '', new_password: '', repeated_password: '' };
const labels = {
  old_password: 'Současné heslo',
  new_password: 'Nové heslo',
  repeated_password: 'Nové heslo znovu',
};
const schema = passwordPair({ old_password: ruled(toldPassword, required) });

/** Change of the own password; other devices are signed out by it. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const changing = useChangePassword();
  const [round, setRound] = useState(0);
  const { client_user_id } = profile;
  const form = useContractForm({
    schema,
    initial: empty,
    recordKey: round,
    secrets: ['old_password', 'new_password', 'repeated_password'],
    labels,
    onSave: async (_changes, { values }) => {
      const { old_password, new_password } = values;
      await changing.mutateAsync({
        params: { client_user_id },
        body: { old_password, new_password },
      });
      flash('Heslo bylo změněno');
      setRound(round + 1);
      return empty;
    },
  });
  return (
    <Form form={form} label="Změna hesla">
      <FormPanel heading="Změna hesla" note="Po změně hesla budou ostatní zařízení odhlášena.">
        <Wide>
          <PasswordField {...form.field('old_password')} label={labels.old_password} />
        </Wide>
        <PasswordField {...form.field('new_password')} label={labels.new_password} withMeter />
        <PasswordField
          {...form.field('repeated_password')}
          label={labels.repeated_password}
          autoComplete="new-password"
        />
      </FormPanel>
      <SaveBar form={form} label="Změnit heslo" />
    </Form>
  );
}
