import type { ResultOf } from '#contract/endpoint.ts';
import type { beginAuthenticator } from '#contract/second-step.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { AskPassword } from './AskPassword.tsx';
import { NewAuthenticator } from './NewAuthenticator.tsx';
import { NewPasskey } from './NewPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  useBeginAuthenticator,
  useRemoveAuthenticator,
  useRemovePasskey,
  useRenewRecoveryCodes,
} from './second-step.queries.ts';

/** What is being done with the second step. */
export type Dialog =
  | { kind: 'begin' | 'renew' | 'remove' }
  | { kind: 'add-key' }
  | { kind: 'remove-key'; passkey_id: number; name: string }
  | { kind: 'prove'; begun: ResultOf<typeof beginAuthenticator> }
  | { kind: 'codes'; codes: readonly string[] };

interface DialogsProps {
  dialog: Dialog;
  userIdentity: string;
  onChange: (change: Dialog | null | ((present: Dialog | null) => Dialog | null)) => void;
}

/** The dialogs of the second step; some of them lead to another one. */
export function SecondStepDialogs({ dialog, userIdentity, onChange }: DialogsProps) {
  // A dialog that has led to another one closes itself only.
  const close = () => onChange((present) => (present?.kind === dialog.kind ? null : present));
  const showCodes = (codes: readonly string[]) =>
    onChange(codes.length === 0 ? null : { kind: 'codes', codes });
  switch (dialog.kind) {
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} onClose={close} />;
    case 'prove':
      return <NewAuthenticator begun={dialog.begun} onProven={showCodes} onClose={close} />;
    case 'add-key':
      return (
        <NewPasskey
          userIdentity={userIdentity}
          onAdded={showCodes}
          onFailed={() => flashError('Přístupový klíč nevznikl. Zkuste to znovu.')}
          onClose={close}
        />
      );
    default:
      return <Asked key={dialog.kind} dialog={dialog} onChange={onChange} onClose={close} />;
  }
}

const asked = {
  begin: {
    title: 'Zapnout ověřovací aplikaci',
    lead: 'Než vám ukážeme klíč pro ověřovací aplikaci, zadejte znovu své heslo.',
    saveLabel: 'Pokračovat',
  },
  renew: {
    title: 'Nové záložní kódy',
    lead: 'Dosavadní záložní kódy přestanou platit. Zadejte znovu své heslo.',
    saveLabel: 'Vytvořit nové kódy',
  },
  remove: {
    title: 'Odebrat ověřovací aplikaci',
    lead: 'Kódy z aplikace přestanou platit. Nemáte-li přístupový klíč, bude k přihlášení zase stačit heslo. Zadejte ho znovu.',
    saveLabel: 'Odebrat aplikaci',
  },
  'remove-key': {
    title: 'Odebrat přístupový klíč',
    lead: 'Tímto klíčem se už nepřihlásíte. Je-li poslední a nemáte ověřovací aplikaci, bude k přihlášení zase stačit heslo. Zadejte ho znovu.',
    saveLabel: 'Odebrat klíč',
  },
} as const;

interface AskedProps {
  dialog: Extract<Dialog, { kind: keyof typeof asked }>;
  onChange: (dialog: Dialog) => void;
  onClose: () => void;
}

function Asked({ dialog, onChange, onClose }: AskedProps) {
  const beginning = useBeginAuthenticator();
  const renewing = useRenewRecoveryCodes();
  const removing = useRemoveAuthenticator();
  const removingKey = useRemovePasskey();
  const onTold = async (password: string) => {
    const body = { password };
    if (dialog.kind === 'begin') {
      onChange({ kind: 'prove', begun: await beginning.mutateAsync({ body }) });
    } else if (dialog.kind === 'renew') {
      onChange({ kind: 'codes', codes: (await renewing.mutateAsync({ body })).recovery_codes });
    } else if (dialog.kind === 'remove') {
      await removing.mutateAsync({ body });
      flash('Ověřovací aplikace byla odebrána');
    } else if (dialog.kind === 'remove-key') {
      const { passkey_id } = dialog;
      await removingKey.mutateAsync({ params: { passkey_id }, body });
      flash('Přístupový klíč byl odebrán');
    }
  };
  const { title, ...words } = asked[dialog.kind];
  const named = dialog.kind === 'remove-key' ? `${title}: ${dialog.name}` : title;
  return <AskPassword title={named} {...words} onTold={onTold} onClose={onClose} />;
}
