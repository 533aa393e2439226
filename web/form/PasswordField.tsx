import { passwordStrength } from '#contract/rules/password.ts';
import { PasswordBox } from '#web/ui/PasswordBox.tsx';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';
import styles from './form.module.css';

type PasswordFieldProps = FieldBinding<string> & FieldLook & { withMeter?: boolean };

/** A password, with a meter of its strength where a new one is chosen (specification, section 5). */
export function PasswordField({ withMeter = false, ...props }: PasswordFieldProps) {
  return (
    <div>
      <PasswordBox
        autoComplete={withMeter ? 'new-password' : 'current-password'}
        {...inputProps(props)}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {withMeter ? <PasswordMeter password={props.value} /> : null}
    </div>
  );
}

/** Five steps and a word; it advises and never refuses. */
function PasswordMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <p className={styles.meter} role="status">
      {password === '' ? null : (
        <>
          <span className={styles.steps} data-level={levelOf(score)} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((step) => (
              <span key={step} data-met={step <= score || undefined} />
            ))}
          </span>
          {label}
        </>
      )}
    </p>
  );
}

function levelOf(score: number): 'weak' | 'middle' | 'strong' {
  if (score <= 2) return 'weak';
  return score === 5 ? 'strong' : 'middle';
}
