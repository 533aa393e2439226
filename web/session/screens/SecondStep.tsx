import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { required } from '#contract/rules/required.ts';
import { signByPasskey, takesPasskeys } from '../passkey.ts';
import type { Proof, SecondStepOutcome, Waiting } from '../submitSignIn.ts';
import styles from './SignIn.module.css';
import { bring } from '#web/lib/bring.ts';

interface SecondStepProps {
  readonly waiting: Waiting;
  readonly onSignedIn: () => Promise<void>;
  /** Back to the password, with what is to be said there; empty for nothing. */
  readonly onBack: (message: string) => void;
}

type Way = 'passkey' | 'authenticator' | 'recovery';

const names: Readonly<Record<Way, string>> = {
  passkey: 'Použít přístupový klíč',
  authenticator: 'Použít kód z aplikace',
  recovery: 'Použít záložní kód',
};

const boxes = {
  authenticator: {
    lead: 'Opište kód, který teď ukazuje vaše ověřovací aplikace.',
    label: 'Kód z aplikace',
    box: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    lead: 'Zadejte jeden ze záložních kódů, které jste si uložili. Každý platí jen jednou.',
    label: 'Záložní kód',
    box: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 30 },
  },
} as const;

/** Ways that the user has and the browser knows, the easiest first. */
function waysOf({ has_authenticator, credential_ids, rp_id }: Waiting): readonly Way[] {
  const hasPasskey = credential_ids.length > 0 && takesPasskeys(rp_id);
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(has_authenticator ? (['authenticator'] as const) : []),
    'recovery',
  ];
}

async function submitted(waiting: Waiting, proof: Proof): Promise<SecondStepOutcome> {
  try {
    const { submitSecondStep } = await bring(() => import('../submitSignIn.ts'));
    return await submitSecondStep(waiting, proof);
  } catch {
    return { kind: 'refused', message: 'Nepodařilo se spojit se serverem.' };
  }
}

/** The second step of a sign-in: a passkey, the code of an authenticator, or a recovery code. */
export function SecondStep({ waiting, onSignedIn, onBack }: SecondStepProps) {
  const ways = waysOf(waiting);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (prove: () => Promise<Proof | null>) => {
    setBusy(true);
    setFault('');
    const proof = await prove();
    const outcome = proof === null ? null : await submitted(waiting, proof);
    if (outcome?.kind === 'signed-in') await onSignedIn();
    setBusy(false);
    if (outcome?.kind === 'ended') onBack(outcome.message);
    if (outcome?.kind === 'refused') setFault(outcome.message);
  };
  const change = (next: Way) => {
    setWay(next);
    setFault('');
  };
  const form = { fault, isBusy, onFault: setFault, onTake: (prove: Prove) => void take(prove) };
  return (
    <div className={styles.form}>
      <h1 className={styles.title} tabIndex={-1}>
        Druhý krok přihlášení
      </h1>
      {way === 'passkey' ? (
        <PasskeyForm waiting={waiting} {...form} />
      ) : (
        <CodeForm key={way} way={way} {...form} />
      )}
      <div className={styles.links}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Link key={other} onClick={() => change(other)}>
              {names[other]}
            </Link>
          ))}
        <Link onClick={() => onBack('')}>Zpět k heslu</Link>
      </div>
    </div>
  );
}

function Link({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="subtle" px={0} onClick={onClick}>
      {children}
    </Button>
  );
}

type Prove = () => Promise<Proof | null>;

interface WayProps {
  fault: string;
  isBusy: boolean;
  onFault: (fault: string) => void;
  onTake: (prove: Prove) => void;
}

const focusAtOnce = (element: HTMLElement | null) => element?.focus();

function PasskeyForm({ waiting, fault, isBusy, onTake }: WayProps & { waiting: Waiting }) {
  const use = () =>
    onTake(async () => {
      const passkey = await signByPasskey(waiting.ticket, waiting);
      return passkey === null ? null : { passkey };
    });
  return (
    <>
      <p className={styles.lead}>
        Potvrďte přihlášení přístupovým klíčem: otiskem prstu, zámkem obrazovky nebo bezpečnostním
        klíčem.
      </p>
      <div role="alert">{fault === '' ? null : <p className={styles.error}>{fault}</p>}</div>
      <Button ref={focusAtOnce} loading={isBusy} fullWidth onClick={use}>
        {names.passkey}
      </Button>
    </>
  );
}

function CodeForm({ way, fault, isBusy, onFault, onTake }: WayProps & { way: keyof typeof boxes }) {
  const [code, setCode] = useState('');
  const { lead, label, box } = boxes[way];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = required(code);
    if (missing !== null) return onFault(missing);
    setCode('');
    onTake(() => Promise.resolve({ code }));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{lead}</p>
      <TextInput
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
    </form>
  );
}
