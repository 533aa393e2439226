import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportTokenAction, ImportTokenState } from '#contract/tokens.ts';
import { log } from '#web/lib/log.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './ImportToken.module.css';
import { TokenExample } from './TokenExample.tsx';
import { tokenFault } from './token-fault.ts';
import { TokenState } from './TokenState.tsx';

interface ImportTokenProps {
  label: string;
  /** The token in full, or empty. */
  token: string;
  /** One is assigned, though this user may not see it. */
  isAssigned: boolean;
  mayChange: boolean;
  onChange: (action: ImportTokenAction) => Promise<unknown>;
  /** How it stands, for whoever may know; undefined until that is read. */
  state: ImportTokenState | undefined;
  /** The unit it opens; undefined of a token for all units. */
  unit_id?: number;
}

/** An import token: created when there is none, removed when there is one (specification, section 4). */
export function ImportToken(props: ImportTokenProps) {
  const { label, token, isAssigned, mayChange, onChange, state, unit_id } = props;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const action = isAssigned ? 'delete' : 'create';

  const change = async (wanted: ImportTokenAction) => {
    if (wanted !== 'prolong' && !(await confirm(questions[wanted]))) return;
    setBusy(true);
    setFault('');
    try {
      await onChange(wanted);
      flash(done[wanted]);
    } catch (error) {
      log.error(tokenFault(wanted, error), error);
      setFault(tokenFault(wanted, error));
    }
    setBusy(false);
  };
  return (
    <>
      <div className={styles.token}>
        <TokenField {...{ label, token, isAssigned, fault }} />
        {mayChange ? (
          <Button
            className={styles.button ?? ''}
            type="button"
            variant="default"
            loading={isBusy}
            onClick={() => void change(action)}
          >
            {isAssigned ? 'Odstranit' : 'Vytvořit'}
          </Button>
        ) : null}
      </div>
      {isAssigned && state !== undefined ? (
        <TokenState state={state} onProlong={() => void change('prolong')} isBusy={isBusy} />
      ) : null}
      {token === '' ? null : <TokenExample token={token} unit_id={unit_id} />}
    </>
  );
}

type FieldProps = Pick<ImportTokenProps, 'label' | 'token' | 'isAssigned'> & { fault: string };

function TokenField({ label, token, isAssigned, fault }: FieldProps) {
  return (
    <TextInput
      className={styles.field ?? ''}
      label={label}
      readOnly
      value={token}
      placeholder={isAssigned ? 'Přiřazen; zobrazí se jen správci organizace' : 'Není přiřazen'}
      error={fault === '' ? undefined : fault}
      errorProps={{ role: 'alert' }}
      classNames={{ input: styles.input ?? '' }}
      rightSection={token === '' ? undefined : <CopyButton text={token} label="Kopírovat token" />}
    />
  );
}

// Specification, section 8: confirmation prompts.
const questions = {
  create: {
    title: 'Importní token',
    message: 'Vytvořit nový importní token?',
    confirmLabel: 'Vytvořit',
  },
  delete: {
    title: 'Importní token',
    message: 'Odstranit přiřazený importní token?',
    confirmLabel: 'Odstranit',
    danger: true,
  },
} as const;

const done = {
  create: 'Importní token byl vytvořen',
  prolong: 'Platnost importního tokenu byla prodloužena',
  delete: 'Importní token byl odstraněn',
};
