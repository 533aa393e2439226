import { Button, Skeleton } from '@mantine/core';
import { IconKey } from '#web/icons/IconKey.ts';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Passkey, SecondStep } from '#contract/second-step.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { takesPasskeys } from '#web/session/passkey.ts';
import { SecondStepDialogs } from './SecondStepDialogs.tsx';
import type { Dialog } from './SecondStepDialogs.tsx';
import styles from './second-step.module.css';
import { useSecondStep } from './second-step.queries.ts';

/** The second step of the own sign-in: how it stands, turned on and off. */
export function SecondStepPanel({ userIdentity }: { userIdentity: string }) {
  const { data: step } = useSecondStep();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const actions = useFocusAfter(dialog !== null);
  return (
    <FormPanel
      heading="Druhý krok přihlášení"
      note="Po hesle se zeptáme ještě na kód z aplikace v telefonu nebo na přístupový klíč. Kdo by vaše heslo zjistil, sám se jím nepřihlásí."
    >
      <Wide>
        {step === undefined ? (
          <Skeleton height="4rem" role="status" aria-label="Načítám druhý krok přihlášení" />
        ) : (
          <>
            <State step={step} />
            <Keys keys={step.passkeys} onChoose={setDialog} />
            <Actions ref={actions} step={step} onChoose={setDialog} />
          </>
        )}
        {dialog === null ? null : (
          <SecondStepDialogs dialog={dialog} userIdentity={userIdentity} onChange={setDialog} />
        )}
      </Wide>
    </FormPanel>
  );
}

/**
 * For the element whose first button takes the focus when the last of dialogs that lead to each other is
 * closed: what the first of them was opened by may be gone.
 */
function useFocusAfter(isOpen: boolean) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const goOn = () => {
      if (document.activeElement === document.body) host.current?.querySelector('button')?.focus();
    };
    return () => void requestAnimationFrame(goOn);
  }, [isOpen]);
  return host;
}

function State({ step }: { step: SecondStep }) {
  const { since, has_authenticator, recovery_left, is_demanded } = step;
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
      Zapnutý od {formatDateTime(since)}
      {has_authenticator ? ', s ověřovací aplikací' : ''}, {remains} {recovery_left} {left}.
    </p>
  );
}

interface ChoosingProps {
  onChoose: (dialog: Dialog) => void;
}

function Keys({ keys, onChoose }: ChoosingProps & { keys: readonly Passkey[] }) {
  if (keys.length === 0) return null;
  return (
    <ul className={styles.keys} aria-label="Přístupové klíče">
      {keys.map(({ passkey_id, name, created, last_used }) => (
        <li key={passkey_id} className={styles.key}>
          <IconKey size="1.25rem" stroke={1.5} aria-hidden="true" />
          <div className={styles.told}>
            <strong>{name}</strong>
            <p className={styles.note}>
              Přidán {formatDateTime(created)}
              {last_used === '' ? '' : ` · naposledy použit ${formatDateTime(last_used)}`}
            </p>
          </div>
          <Button
            variant="default"
            aria-label={`Odebrat přístupový klíč ${name}`}
            onClick={() => onChoose({ kind: 'remove-key', passkey_id, name })}
          >
            Odebrat
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps extends ChoosingProps {
  ref: Ref<HTMLDivElement>;
  step: SecondStep;
}

function Actions({ ref, step, onChoose }: ActionsProps) {
  const { since, has_authenticator } = step;
  const canAddKey = globalThis.isSecureContext && takesPasskeys(location.hostname);
  return (
    <>
      <div ref={ref} className={styles.actions}>
        <Button variant="default" onClick={() => onChoose({ kind: 'begin' })}>
          {has_authenticator ? 'Změnit ověřovací aplikaci' : 'Zapnout ověřovací aplikaci'}
        </Button>
        {canAddKey ? (
          <Button variant="default" onClick={() => onChoose({ kind: 'add-key' })}>
            Přidat přístupový klíč
          </Button>
        ) : null}
        {since === '' ? null : (
          <Button variant="default" onClick={() => onChoose({ kind: 'renew' })}>
            Nové záložní kódy
          </Button>
        )}
        {has_authenticator ? (
          <Button variant="outline" color="red" onClick={() => onChoose({ kind: 'remove' })}>
            Odebrat ověřovací aplikaci
          </Button>
        ) : null}
      </div>
      {canAddKey ? null : (
        <p className={styles.note}>
          Přístupový klíč lze přidat jen na zabezpečené adrese portálu (https) se jménem, ne na
          číselné, a v prohlížeči, který klíče umí.
        </p>
      )}
    </>
  );
}
