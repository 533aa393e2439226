import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { required } from '#contract/rules/required.ts';
import type { SecondStepOutcome, SecondStepTold } from '../submitSignIn.ts';
import styles from './SignIn.module.css';

/** A right password that waits for the second step. */
export type Waiting = Omit<SecondStepTold, 'code'>;

interface SecondStepProps {
  readonly waiting: Waiting;
  readonly onSignedIn: () => Promise<void>;
  /** Back to the password, with what is to be said there; empty for nothing. */
  readonly onBack: (message: string) => void;
}

const ways = {
  authenticator: {
    lead: 'Opište kód, který teď ukazuje vaše ověřovací aplikace.',
    label: 'Kód z aplikace',
    other: 'Použít záložní kód',
    box: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    lead: 'Zadejte jeden ze záložních kódů, které jste si uložili. Každý platí jen jednou.',
    label: 'Záložní kód',
    other: 'Použít kód z aplikace',
    box: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 30 },
  },
} as const;

async function submitted(told: SecondStepTold): Promise<SecondStepOutcome> {
  try {
    const { submitSecondStep } = await import('../submitSignIn.ts');
    return await submitSecondStep(told);
  } catch {
    return { kind: 'refused', message: 'Nepodařilo se spojit se serverem.' };
  }
}

const focusAtOnce = (box: HTMLInputElement | null) => box?.focus();

/** The second step of a sign-in: the code of an authenticator, or a recovery code. */
export function SecondStep({ waiting, onSignedIn, onBack }: SecondStepProps) {
  const [way, setWay] = useState<keyof typeof ways>('authenticator');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { lead, label, other, box } = ways[way];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = required(code);
    if (missing !== null) return setFault(missing);
    setBusy(true);
    const outcome = await submitted({ ...waiting, code });
    if (outcome.kind === 'signed-in') await onSignedIn();
    setBusy(false);
    if (outcome.kind === 'ended') onBack(outcome.message);
    if (outcome.kind === 'refused') {
      setFault(outcome.message);
      setCode('');
    }
  };
  const change = () => {
    setWay(way === 'recovery' ? 'authenticator' : 'recovery');
    setCode('');
    setFault('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title} tabIndex={-1}>
        Druhý krok přihlášení
      </h1>
      <p className={styles.lead}>{lead}</p>
      <TextInput
        key={way}
        ref={focusAtOnce}
        name="code"
        label={label}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={fault === '' ? undefined : fault}
        errorProps={{ role: 'alert' }}
        {...box}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        Přihlásit se
      </Button>
      <div className={styles.links}>
        <Button variant="subtle" px={0} onClick={change}>
          {other}
        </Button>
        <Button variant="subtle" px={0} onClick={() => onBack('')}>
          Zpět k heslu
        </Button>
      </div>
    </form>
  );
}
