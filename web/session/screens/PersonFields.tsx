import type { ContractForm } from '#web/form/contract-form.ts';
import { EmailField, TextField } from '#web/form/fields.tsx';
import { PasswordField } from '#web/form/PasswordField.tsx';
import styles from './entry.module.css';
import { useMailHint } from './entry.queries.ts';
import type { RegistrationValues } from './registration-form.ts';

/** Who registers and will sign in. */
export function PersonFields({ form }: { form: ContractForm<RegistrationValues> }) {
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <TextField {...form.field('first_name')} label="Jméno" autoComplete="given-name" />
        <TextField {...form.field('last_name')} label="Příjmení" autoComplete="family-name" />
      </div>
      <IdentityField form={form} />
      <PasswordField {...form.field('password')} label="Heslo" withMeter />
      <PasswordField
        {...form.field('repeated_password')}
        label="Heslo znovu"
        autoComplete="new-password"
      />
    </div>
  );
}

function IdentityField({ form }: { form: ContractForm<RegistrationValues> }) {
  const field = form.field('user_identity');
  const mail = useMailHint(field.value);
  const leave = () => {
    field.onBlur();
    mail.ask();
  };
  return (
    <EmailField
      {...field}
      onBlur={leave}
      label="E-mail"
      autoComplete="username"
      hint={
        <>
          Tímto e-mailem se budete přihlašovat.
          <span role="status" className={styles.warning}>
            {mail.hint}
          </span>
        </>
      }
    />
  );
}
