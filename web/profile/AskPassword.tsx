import { z } from 'zod';
import { ruled } from '#contract/fields.ts';
import { required } from '#contract/rules/required.ts';
import { toldPassword } from '#contract/session.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { PasswordField } from '#web/form/PasswordField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import styles from './second-step.module.css';

const schema = z.object({ password: ruled(toldPassword, required) });
const empty = { password: '' };

interface AskPasswordProps {
  title: string;
  /** What is about to be done. */
  lead: string;
  saveLabel: string;
  /** Does it with the password; what it throws stands in the dialog. */
  onTold: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password again before the sign-in itself is changed. */
export function AskPassword({ title, lead, saveLabel, onTold, onClose }: AskPasswordProps) {
  const form = useContractForm({
    schema,
    initial: empty,
    secrets: ['password'],
    onSave: async (_changes, { values }) => {
      await onTold(values.password);
      return empty;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={title} saveLabel={saveLabel} onClose={onClose}>
      <p className={styles.text}>{lead}</p>
      <PasswordField {...form.field('password')} label="Vaše heslo" data-autofocus />
    </ModalForm>
  );
}
