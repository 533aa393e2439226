import { Button, Checkbox, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { rememberedText } from '#contract/rules/remembered-session.ts';
import { required } from '#contract/rules/required.ts';
import { bring } from '#web/lib/bring.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { settings } from '#web/lib/settings.ts';
import { PasswordBox } from '#web/ui/PasswordBox.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { expectedIdentity } from '../expected-identity.ts';
import { useSessionInfo } from '../info.ts';
import type { Credentials, SignInOutcome, Waiting } from '../submitSignIn.ts';
import styles from './SignIn.module.css';
import type { SecondStep } from './SecondStep.tsx';

// Only a demo on one's own computer offers them; where they do not come, the form is there.
const DemoPeople = lazy(async () => {
  try {
    return { default: (await bring(() => import('./DemoPeople.tsx'))).DemoPeople };
  } catch {
    return { default: () => <></> };
  }
});

interface SignInProps {
  /** Shows the portal; its promise ends when it stands. */
  readonly onSignedIn: () => Promise<void>;
}

type Faults = Partial<Record<'user_identity' | 'password', string>>;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

// To sign in is all there is to do on this page; who has begun before the script came is left where he is.
const focusAtOnce = (box: HTMLInputElement | null) => {
  if (box?.form?.contains(document.activeElement) !== true) box?.focus();
};

function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return {
    user_identity: textOf(data.get('user_identity')).trim(),
    password: textOf(data.get('password')),
    remember: data.get('remember_me') !== null,
  };
}

function faultsOf({ user_identity, password }: Credentials): Faults {
  const identityFault = required(user_identity);
  const passwordFault = required(password);
  return {
    ...(identityFault === null ? {} : { user_identity: identityFault }),
    ...(passwordFault === null ? {} : { password: passwordFault }),
  };
}

/** A second step waits, with its form. */
interface Next {
  readonly kind: 'second-step';
  readonly waiting: Waiting;
  readonly Step: typeof SecondStep;
}
type Entered = Exclude<SignInOutcome, { kind: 'second-step' }> | Next;

async function submitted(credentials: Credentials): Promise<Entered> {
  try {
    // Whatever calls the API is fetched only now, and the second step only for those who have one: this page stays light.
    const { submitSignIn } = await bring(() => import('../submitSignIn.ts'));
    const outcome = await submitSignIn(credentials);
    if (outcome.kind !== 'second-step') return outcome;
    return { ...outcome, Step: (await bring(() => import('./SecondStep.tsx'))).SecondStep };
  } catch {
    return { kind: 'refused', message: 'Nepodařilo se spojit se serverem.' };
  }
}

/** The sign-in (specification, sections 4 and 8, Login): the password, and the second step of those who have one. */
export function SignIn({ onSignedIn }: SignInProps) {
  const [next, setNext] = useState<Next | null>(null);
  const [ended, setEnded] = useState('');
  const back = (message: string) => {
    setEnded(message);
    setNext(null);
  };
  return next === null ? (
    <PasswordForm onSignedIn={onSignedIn} onSecondStep={setNext} ended={ended} />
  ) : (
    <next.Step waiting={next.waiting} onSignedIn={onSignedIn} onBack={back} />
  );
}

interface PasswordFormProps extends SignInProps {
  onSecondStep: (next: Next) => void;
  /** What has ended the second step before this; empty for nothing. */
  ended: string;
}

function PasswordForm({ onSignedIn, onSecondStep, ended }: PasswordFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Entered | null>(
    ended === '' ? null : { kind: 'refused', message: ended },
  );
  const [sentAs, setSentAs] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [expected] = useState(expectedIdentity.get);
  const isAlive = useIsAlive();
  const enter = async (credentials: Credentials) => {
    setBusy(true);
    setSentAs(credentials.user_identity);
    const result = await submitted(credentials);
    setOutcome(result);
    if (result.kind === 'signed-in') await onSignedIn();
    setBusy(false);
    if (result.kind === 'second-step') onSecondStep(result);
  };
  const enterDemo = (user_identity: string) =>
    void enter({ user_identity, password: settings.demoPassword, remember: false });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = credentialsOf(form);
    const found = faultsOf(credentials);
    setFaults(found);
    const [firstFaulty] = Object.keys(found);
    if (firstFaulty !== undefined) {
      form.querySelector<HTMLElement>(`[name="${firstFaulty}"]`)?.focus();
      return;
    }
    await enter(credentials);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title} tabIndex={-1}>
        Přihlášení
      </h1>
      {settings.demo === 'open' ? <OpenDemo /> : null}
      <InfoLine />
      <TextInput
        label="E-mail"
        name="user_identity"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={expected}
        ref={expected === '' ? focusAtOnce : null}
        error={faults.user_identity}
      />
      <PasswordBox
        label="Heslo"
        name="password"
        autoComplete="current-password"
        ref={expected === '' ? null : focusAtOnce}
        error={faults.password}
      />
      <Checkbox
        name="remember_me"
        label="Zapamatovat přihlášení na tomto zařízení"
        description={
          settings.sessionDays === '' ? null : rememberedText(Number(settings.sessionDays))
        }
      />
      <div role="alert">
        {outcome === null ? null : <OutcomeLine outcome={outcome} sentAs={sentAs} />}
      </div>
      <Button type="submit" loading={isBusy} fullWidth>
        Přihlásit se
      </Button>
      <p className={styles.links}>
        <a href={paths.RequestReset}>Zapomenuté heslo</a>
        <a href={paths.Register}>Registrace</a>
      </p>
      {settings.demoPassword === '' ? null : (
        <Demo>{isAlive ? <DemoPeople isBusy={isBusy} onChoose={enterDemo} /> : null}</Demo>
      )}
    </form>
  );
}

/** What only a demo of this computer says; the people of it come with a script of their own. */
function Demo({ children }: { children: ReactNode }) {
  return (
    <section className={styles.demo} aria-labelledby="vyzkouset">
      <h2 id="vyzkouset" className={styles.demoTitle}>
        Vyzkoušejte si portál
      </h2>
      <p className={styles.demoNote}>
        Ukázka běží jen na tomto počítači, osoby a údaje v ní jsou vymyšlené. Za koho chcete
        vstoupit?
      </p>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}

function OpenDemo() {
  return (
    <p role="note" className={styles.info}>
      Portál běží s ukázkovými účty a je dostupný z jiných počítačů. Kdo zná heslo ukázky, vidí a
      mění vše; skutečné údaje sem nepište.
    </p>
  );
}

function InfoLine() {
  const info = useSessionInfo();
  return <div role="status">{info === '' ? null : <p className={styles.info}>{info}</p>}</div>;
}

function OutcomeLine({ outcome, sentAs }: { outcome: SignInOutcome; sentAs: string }): ReactNode {
  if (outcome.kind === 'signed-in' || outcome.kind === 'second-step') return null;
  if (outcome.kind === 'refused') return <p className={styles.error}>{outcome.message}</p>;
  return (
    <p className={styles.error}>
      Nepotvrzená registrace.{' '}
      <a href={pathTo('Resend', { useridentity: sentAs })}>Poslat nový potvrzovací e-mail</a>
    </p>
  );
}
