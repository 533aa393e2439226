import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportTokenAction } from '#contract/tokens.ts';
import { log } from '#web/lib/log.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './ImportToken.module.css';
import { tokenFault } from './token-fault.ts';

interface ImportTokenProps {
  label: string;
  /** The token in full, or empty. */
  token: string;
  /** One is assigned, though this user may not see it. */
  isAssigned: boolean;
  mayChange: boolean;
  onChange: (action: ImportTokenAction) => Promise<unknown>;
}

/** An import token: created when there is none, removed when there is one (specification, section 4). */
export function ImportToken({ label, token, isAssigned, mayChange, onChange }: ImportTokenProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const action = isAssigned ? 'delete' : 'create';

  const change = async () => {
    if (!(await confirm(questions[action]))) return;
    setBusy(true);
    setFault('');
    try {
      await onChange(action);
      flash(done[action]);
    } catch (error) {
      log.error(tokenFault(action, error), error);
      setFault(tokenFault(action, error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.token}>
      <TextInput
        className={styles.field ?? ''}
        label={label}
        readOnly
        value={token}
        placeholder={isAssigned ? 'Přiřazen; zobrazí se jen správci organizace' : 'Není přiřazen'}
        error={fault === '' ? undefined : fault}
        errorProps={{ role: 'alert' }}
        classNames={{ input: styles.input ?? '' }}
        rightSection={
          token === '' ? undefined : <CopyButton text={token} label="Kopírovat token" />
        }
      />
      {mayChange ? (
        <Button
          className={styles.button ?? ''}
          type="button"
          variant="default"
          loading={isBusy}
          onClick={() => void change()}
        >
          {isAssigned ? 'Odstranit' : 'Vytvořit'}
        </Button>
      ) : null}
    </div>
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

const done = { create: 'Importní token byl vytvořen', delete: 'Importní token byl odstraněn' };
