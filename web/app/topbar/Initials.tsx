import type { ComponentPropsWithRef } from 'react';
import type { UserState } from '#contract/session.ts';
import styles from './topbar.module.css';

/** Initials of a user: J. Novák is JN; the first letter of the e-mail for one without a name. */
export function initialsOf({ first_name, last_name, user_identity }: UserState): string {
  const letters = [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
  return (letters === '' ? user_identity.slice(0, 1) : letters).toLocaleUpperCase('cs');
}

interface InitialsProps extends ComponentPropsWithRef<'button'> {
  readonly user: UserState;
}

/** The round button with the user's initials. */
export function Initials({ user, ...rest }: InitialsProps) {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <button
      type="button"
      {...rest}
      className={styles.initials}
      aria-haspopup="menu"
      aria-label={`Uživatel ${name === '' ? user.user_identity : name}`}
    >
      {initialsOf(user)}
    </button>
  );
}
