import { Button, Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { ConsentKind } from '#contract/consents.ts';
import type { LegalVersion } from '#contract/legal.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { signOut, useSession } from '#web/session/session.ts';
import { EntranceFrame } from '../entrance/EntranceFrame.tsx';
import { useAgree, useAskedTexts } from './consent.queries.ts';
import { FullText } from './FullText.tsx';
import styles from './consent.module.css';

/** Texts that wait for a consent, in place of the portal: agreeing lets in, declining signs out. */
export function ConsentScreen() {
  const asked = useAskedTexts();
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <EntranceFrame>
      <EntryScreen title="Než budete pokračovat">
        {asked.error === null ? null : <LoadError error={asked.error} onRetry={asked.retry} />}
        {asked.texts === undefined ? null : (
          <Asking key={asked.texts.map(nameOf).join()} texts={asked.texts} />
        )}
      </EntryScreen>
    </EntranceFrame>
  );
}

const nameOf = ({ kind, document_version }: LegalVersion) => `${kind} ${document_version}`;

const NEEDED: Readonly<Record<ConsentKind, string>> = {
  terms: 'Bez souhlasu s obchodními podmínkami nelze pokračovat',
  privacy: 'Bez seznámení s ochranou osobních údajů nelze pokračovat',
};

function Asking({ texts }: { texts: readonly LegalVersion[] }) {
  const { user } = useSession() ?? {};
  const agreeing = useAgree(texts);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [wasSent, setSent] = useState(false);
  const missing = texts.filter(({ kind }) => !ticked.includes(kind));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (missing.length === 0) agreeing.agree();
    else document.querySelector<HTMLElement>(`input[name="${missing[0]?.kind ?? ''}"]`)?.focus();
  };
  const turn = (kind: string, isOn: boolean) =>
    setTicked((now) => (isOn ? [...now, kind] : now.filter((one) => one !== kind)));
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Souhlas s texty portálu">
      <p className={styles.lead}>
        {user === undefined ? '' : `${user.first_name} ${user.last_name}, `}
        {texts.length === 1 ? 'tento text portálu čeká' : 'tyto texty portálu čekají'} na váš
        souhlas:
      </p>
      {texts.map((text) => (
        <AskedText
          key={text.kind}
          text={text}
          isTicked={ticked.includes(text.kind)}
          fault={
            wasSent && !ticked.includes(text.kind) ? NEEDED[text.kind as ConsentKind] : undefined
          }
          onTick={(isOn) => turn(text.kind, isOn)}
        />
      ))}
      {user?.pending_consents?.includes('client-terms') ? (
        <p className={styles.note}>
          Nové znění obchodních podmínek odsouhlasí za vaši organizaci její správce. Pracovat můžete
          i předtím.
        </p>
      ) : null}
      <ErrorLine error={agreeing.error} />
      <Button type="submit" fullWidth loading={agreeing.isPending}>
        Souhlasím a pokračovat
      </Button>
      <Button variant="default" fullWidth onClick={() => void signOut()}>
        Odhlásit
      </Button>
    </form>
  );
}

interface AskedTextProps {
  text: LegalVersion;
  isTicked: boolean;
  fault: string | undefined;
  onTick: (isOn: boolean) => void;
}

function AskedText({ text, isTicked, fault, onTick }: AskedTextProps) {
  const { kind, title, document_version, valid_from, summary } = text;
  const named = `verze ${document_version}`;
  return (
    <section className={styles.asked} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.note}>
        V{named.slice(1)}, účinná od {formatDate(valid_from)}
      </p>
      {summary === '' ? null : (
        <p>
          <strong>Co se změnilo:</strong> {summary}
        </p>
      )}
      <FullText text={text} />
      <Checkbox
        name={kind}
        required
        checked={isTicked}
        error={fault}
        aria-invalid={fault !== undefined}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={
          kind === 'terms'
            ? `Souhlasím s obchodními podmínkami (${named}) za svou organizaci`
            : `Seznámil(a) jsem se s ochranou osobních údajů (${named})`
        }
      />
    </section>
  );
}
