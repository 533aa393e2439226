import { Button, Modal, Skeleton, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { mailAddress, recipientsOf } from './mail.ts';
import styles from './bulk.module.css';

interface MailDialogProps<R> {
  /** Those whom it goes to, where they were not picked in a list: 'dům Lipová 12'. */
  whom?: string;
  /** Undefined until they come. */
  rows: readonly R[] | undefined;
  /** Why they did not. */
  error?: Error | null;
  nameOf: (row: R) => string;
  emailOf: (row: R) => string;
  onClose: () => void;
  /** What chooses among them. */
  children?: ReactNode;
}

/** A letter to the picked people in the user's own mail; they do not see one another. */
export function MailDialog<R>(props: MailDialogProps<R>) {
  useReturnedFocus();
  const { whom = 'vybraným', rows, error = null, onClose, children } = props;
  return (
    <Modal opened onClose={onClose} title={`Napsat e-mail: ${whom}`} size="lg">
      <div className={styles.dialog}>
        {children}
        {rows !== undefined ? (
          <Letter {...props} rows={rows} />
        ) : error === null ? (
          <Skeleton height="8rem" />
        ) : (
          <ErrorLine error={error} />
        )}
      </div>
    </Modal>
  );
}

/** To whom it goes, to whom it cannot, and the ways to write it. */
function Letter<R>({
  rows,
  nameOf,
  emailOf,
  onClose,
}: MailDialogProps<R> & { rows: readonly R[] }) {
  const { emails, without } = recipientsOf(rows, emailOf);
  const address = mailAddress(emails);
  return (
    <>
      <p className={styles.count}>{countText(emails.length, without.length)}</p>
      {emails.length === 0 ? null : (
        <Textarea
          label="Adresy do pole Skrytá kopie"
          description="Příjemci tak nevidí adresy ostatních."
          readOnly
          autosize
          minRows={2}
          maxRows={6}
          value={emails.join(', ')}
        />
      )}
      {without.length === 0 ? null : (
        <p className={styles.count}>Bez e-mailu: {without.map(nameOf).join('; ')}</p>
      )}
      {emails.length > 0 && address === undefined ? (
        <p className={styles.count}>
          Adres je tolik, že je poštovní program najednou nepřevezme. Zkopírujte je a vložte sami.
        </p>
      ) : null}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Zavřít
        </Button>
        {emails.length === 0 ? null : <CopyAddresses text={emails.join(', ')} />}
        {emails.length === 0 || address === undefined ? null : (
          <Button component="a" href={address} onClick={onClose} data-autofocus>
            Otevřít v poště
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

const labels = {
  ready: 'Zkopírovat adresy',
  copied: 'Adresy zkopírovány',
  failed: 'Nelze zkopírovat, označte je ručně',
} as const;

function CopyAddresses({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof labels>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The browser may forbid it; the button then says what to do.
      setState('failed');
    }
  };
  return (
    <Button variant="default" onClick={() => void copy()}>
      {labels[state]}
    </Button>
  );
}

/** '12 adres, 3 vybraní e-mail nemají' */
function countText(emails: number, without: number): string {
  if (emails === 0) return 'Nikdo z vybraných nemá e-mail.';
  const many = `${formatNumber(emails, 0)} ${czechPlural(emails, 'adresa', 'adresy', 'adres')}`;
  if (without === 0) return `${many}.`;
  const none = czechPlural(
    without,
    'vybraný e-mail nemá',
    'vybraní e-mail nemají',
    'vybraných e-mail nemá',
  );
  return `${many}, ${formatNumber(without, 0)} ${none}.`;
}
