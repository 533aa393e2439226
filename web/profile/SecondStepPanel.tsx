import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { beginAuthenticator, SecondStep } from '#contract/second-step.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { AskPassword } from './AskPassword.tsx';
import { NewAuthenticator } from './NewAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './second-step.module.css';
import {
  useBeginAuthenticator,
  useRemoveAuthenticator,
  useRenewRecoveryCodes,
  useSecondStep,
} from './second-step.queries.ts';

type Dialog =
  | { kind: 'begin' | 'renew' | 'remove' }
  | { kind: 'prove'; begun: ResultOf<typeof beginAuthenticator> }
  | { kind: 'codes'; codes: readonly string[] };

/** The second step of the own sign-in: how it stands, turned on and off. */
export function SecondStepPanel() {
  const { data: step } = useSecondStep();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <FormPanel
      heading="Druhý krok přihlášení"
      note="Po hesle se zeptáme ještě na kód z aplikace v telefonu. Kdo by vaše heslo zjistil, sám se jím nepřihlásí."
    >
      <Wide>
        {step === undefined ? (
          <Skeleton height="4rem" role="status" aria-label="Načítám druhý krok přihlášení" />
        ) : (
          <>
            <State step={step} />
            <Actions isOn={step.since !== ''} onChoose={(kind) => setDialog({ kind })} />
          </>
        )}
        {dialog === null ? null : <Dialogs dialog={dialog} onChange={setDialog} />}
      </Wide>
    </FormPanel>
  );
}

function State({ step: { since, recovery_left, is_demanded } }: { step: SecondStep }) {
  if (since === '') {
    return (
      <p className={styles.text}>
        {is_demanded
          ? 'Není zapnutý. Správa portálu vám bez něj zůstane zavřená.'
          : 'Není zapnutý, k přihlášení stačí heslo.'}
      </p>
    );
  }
  const left = czechPlural(recovery_left, 'záložní kód', 'záložní kódy', 'záložních kódů');
  const remains = czechPlural(recovery_left, 'zbývá', 'zbývají', 'zbývá');
  return (
    <p className={styles.text}>
      Zapnutý od {formatDateTime(since)}, {remains} {recovery_left} {left}.
    </p>
  );
}

interface ActionsProps {
  isOn: boolean;
  onChoose: (kind: 'begin' | 'renew' | 'remove') => void;
}

function Actions({ isOn, onChoose }: ActionsProps) {
  if (!isOn) {
    return (
      <div className={styles.actions}>
        <Button variant="default" onClick={() => onChoose('begin')}>
          Zapnout druhý krok
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => onChoose('begin')}>
        Změnit ověřovací aplikaci
      </Button>
      <Button variant="default" onClick={() => onChoose('renew')}>
        Nové záložní kódy
      </Button>
      <Button variant="outline" color="red" onClick={() => onChoose('remove')}>
        Vypnout druhý krok
      </Button>
    </div>
  );
}

interface DialogsProps {
  dialog: Dialog;
  onChange: (change: Dialog | null | ((present: Dialog | null) => Dialog | null)) => void;
}

function Dialogs({ dialog, onChange }: DialogsProps) {
  // A dialog that has led to another one closes itself only.
  const close = () => onChange((present) => (present?.kind === dialog.kind ? null : present));
  const showCodes = (codes: readonly string[]) =>
    onChange(codes.length === 0 ? null : { kind: 'codes', codes });
  if (dialog.kind === 'codes') return <RecoveryCodes codes={dialog.codes} onClose={close} />;
  if (dialog.kind === 'prove')
    return <NewAuthenticator begun={dialog.begun} onProven={showCodes} onClose={close} />;
  return <Asked key={dialog.kind} kind={dialog.kind} onChange={onChange} onClose={close} />;
}

const asked = {
  begin: {
    title: 'Zapnout druhý krok',
    lead: 'Než vám ukážeme klíč pro ověřovací aplikaci, zadejte znovu své heslo.',
    saveLabel: 'Pokračovat',
  },
  renew: {
    title: 'Nové záložní kódy',
    lead: 'Dosavadní záložní kódy přestanou platit. Zadejte znovu své heslo.',
    saveLabel: 'Vytvořit nové kódy',
  },
  remove: {
    title: 'Vypnout druhý krok',
    lead: 'K přihlášení bude zase stačit heslo a záložní kódy přestanou platit. Zadejte znovu své heslo.',
    saveLabel: 'Vypnout druhý krok',
  },
} as const;

interface AskedProps {
  kind: keyof typeof asked;
  onChange: (dialog: Dialog) => void;
  onClose: () => void;
}

function Asked({ kind, onChange, onClose }: AskedProps) {
  const beginning = useBeginAuthenticator();
  const renewing = useRenewRecoveryCodes();
  const removing = useRemoveAuthenticator();
  const told = {
    begin: async (password: string) =>
      onChange({ kind: 'prove', begun: await beginning.mutateAsync({ body: { password } }) }),
    renew: async (password: string) => {
      const { recovery_codes } = await renewing.mutateAsync({ body: { password } });
      onChange({ kind: 'codes', codes: recovery_codes });
    },
    remove: async (password: string) => {
      await removing.mutateAsync({ body: { password } });
      flash('Druhý krok přihlášení je vypnutý');
    },
  };
  return <AskPassword {...asked[kind]} onTold={told[kind]} onClose={onClose} />;
}
