import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ImportTokenState } from '#contract/tokens.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import styles from './ImportToken.module.css';

interface TokenStateProps {
  state: ImportTokenState;
  onProlong: () => void;
  isBusy: boolean;
}

/** Until when a token opens anything, when it was last used, by whom it was made, and the newest calls by it. */
export function TokenState({ state, onProlong, isBusy }: TokenStateProps) {
  const { expires, last_used, user_name } = state;
  const [now] = useState(() => new Date());
  const hasEnded = expires !== '' && new Date(expires) <= now;
  const used = last_used === '' ? 'zatím nebyl použit' : `použit ${formatDateTime(last_used)}`;
  return (
    <div className={styles.state}>
      <p className={styles.line}>
        <span data-ended={hasEnded || undefined}>
          {hasEnded ? 'Platnost skončila' : 'Platí do'} {formatDateTime(expires)}
        </span>
        , {used}. Zapisuje se jménem: {user_name === '' ? 'nikdo, vytvořte nový token' : user_name}.
      </p>
      <Button
        type="button"
        variant="default"
        size="compact-md"
        loading={isBusy}
        onClick={onProlong}
      >
        Prodloužit na 90 dnů
      </Button>
      <Calls calls={state.calls} />
    </div>
  );
}

function Calls({ calls }: Pick<ImportTokenState, 'calls'>) {
  if (calls.length === 0) return null;
  return (
    <details>
      <summary>Poslední volání</summary>
      <ul className={styles.calls}>
        {calls.map(({ at, called, address, refusal }) => (
          <li key={`${at} ${called}`}>
            {formatDateTime(at)} · <code>{called}</code> · z adresy {address}
            {refusal === '' ? '' : ` · odmítnuto: ${refusal}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
