import { z } from 'zod';
import { ruled } from '#contract/fields.ts';
import { deviceName } from '#contract/rules/device-name.ts';
import { required } from '#contract/rules/required.ts';
import { addPasskey } from '#contract/second-step.ts';
import { toldPassword } from '#contract/session.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { PasswordField } from '#web/form/PasswordField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { makePasskey } from '#web/session/passkey.ts';
import styles from './second-step.module.css';
import { useAddPasskey, useBeginPasskey } from './second-step.queries.ts';

const schema = z.object({
  name: addPasskey.body.shape.name,
  password: ruled(toldPassword, required),
});

interface NewPasskeyProps {
  userIdentity: string;
  /** The recovery codes made with it; none where older ones hold. */
  onAdded: (codes: readonly string[]) => void;
  /** The browser has made none. */
  onFailed: () => void;
  onClose: () => void;
}

/** Names a new passkey and has the browser make it. */
export function NewPasskey({ userIdentity, onAdded, onFailed, onClose }: NewPasskeyProps) {
  const beginning = useBeginPasskey();
  const adding = useAddPasskey();
  const initial = { name: deviceName(navigator.userAgent), password: '' };
  const form = useContractForm({
    schema,
    initial,
    recordKey: 'new',
    secrets: ['password'],
    onSave: async (_changes, { values: { name, password } }) => {
      const begun = await beginning.mutateAsync({ body: { password } });
      const made = await makePasskey(begun, userIdentity);
      if (made === null) {
        onFailed();
        return initial;
      }
      const { recovery_codes } = await adding.mutateAsync({ body: { name, ...made } });
      flash('Přístupový klíč byl přidán');
      onAdded(recovery_codes);
      return initial;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Nový přístupový klíč" saveLabel="Vytvořit klíč" onClose={onClose}>
      <p className={styles.text}>
        Prohlížeč nabídne, kde má klíč vzniknout: v tomto zařízení, v telefonu nebo v bezpečnostním
        klíči.
      </p>
      <TextField {...form.field('name')} label="Název klíče" autoComplete="off" />
      <PasswordField {...form.field('password')} label="Vaše heslo" />
    </ModalForm>
  );
}
