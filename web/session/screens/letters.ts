import { requestPasswordReset, resendConfirmation } from '#contract/session.ts';

/** A letter with a link that a person may ask for. */
export type Letter = 'confirm' | 'reset';

/** What each letter is asked for by, and said about; never whether an account exists. */
export const letters = {
  confirm: {
    endpoint: resendConfirmation,
    button: 'Poslat potvrzovací e-mail',
    sent: (identity: string) =>
      `Čeká-li registrace s adresou ${identity} na potvrzení, poslali jsme na ni nový odkaz. Platí tři dny a starší odkaz už použít nelze.`,
  },
  reset: {
    endpoint: requestPasswordReset,
    button: 'Poslat odkaz',
    sent: (identity: string) =>
      `Existuje-li účet s adresou ${identity}, poslali jsme na ni odkaz k nastavení hesla.`,
  },
} as const;

/** Name of the cool-down of a letter to a person. */
export function coolDownName(letter: Letter, identity: string): string {
  return `${letter}.${identity.toLowerCase()}`;
}
