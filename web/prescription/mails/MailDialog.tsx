import '@mantine/core/styles/Modal.css';
import { Modal, Skeleton } from '@mantine/core';
import type { MailVerdict, SheetRecipient } from '#contract/money/prescription-mails.ts';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { sheetLetter } from '#contract/money/sheet-letter.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { MailFoot } from '#web/ui/MailFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from '../prescription.module.css';
import { spacesText, spaceText } from '../words.ts';
import { useMailPreview, useSendSheets } from './mails.queries.ts';

const verdicts: Readonly<Record<MailVerdict, string>> = {
  send: 'odešle se',
  'no-email': 'bez e-mailu, na papír',
  done: 'týž list už dostal',
  'no-payer': 'prostor nikdo neplatí',
  nothing: 'nic se nepředepisuje',
};

const columns: readonly Column<SheetRecipient>[] = [
  { text: 'Prostor', id: 'space', value: spaceText, sortable: true, width: 150, telling: true },
  { text: 'Kdo', value: 'full_name', sortable: true, width: 170, telling: true },
  { text: 'E-mail', value: 'email', sortable: true, width: 190 },
  {
    text: 'Co se stane',
    id: 'verdict',
    value: ({ verdict }) => verdicts[verdict],
    sortable: true,
    width: 200,
    telling: true,
  },
];

const rowKey = ({ pasport_id, address_id }: SheetRecipient) => `${pasport_id} ${address_id ?? ''}`;

interface MailDialogProps {
  sheets: readonly [PrescriptionSheet, ...PrescriptionSheet[]];
  onClose: () => void;
}

/** Who gets which sheet by mail and who has no address, before anything leaves. */
export function MailDialog({ sheets, onClose }: MailDialogProps) {
  useReturnedFocus();
  const [{ unit_id, as_of }] = sheets;
  const chosen = { as_of, pasport_ids: sheets.map(({ pasport_id }) => pasport_id) };
  const { data, error } = useMailPreview(unit_id, chosen);
  const sending = useSendSheets();
  const rows = data?.values ?? [];
  const going = rows.filter(({ verdict }) => verdict === 'send');
  const without = rows.filter(({ verdict }) => verdict === 'no-email');
  const unborne = rows.filter(({ verdict }) => verdict === 'no-payer').length;
  const sample = sheets.find(({ pasport_id }) => pasport_id === going[0]?.pasport_id);
  const send = () =>
    sending.mutate(
      { params: { unit_id }, body: chosen },
      {
        onSuccess: () => {
          flash('Evidenční listy se odesílají');
          onClose();
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={`E-mailem: ${spacesText(sheets.length)}`} size="xl">
      <div className={styles.part}>
        {data === undefined && error === null ? <Skeleton height="16rem" /> : null}
        {data === undefined ? null : (
          <>
            <p className={styles.line}>
              {`Odešle se: ${listsText(going.length)}.`}
              {without.length === 0
                ? ' Všichni, kdo platí, e-mail mají.'
                : ` Bez e-mailu: ${namesText(without)}.`}
              {unborne === 0 ? null : ` Nikdo neplatí: ${spacesText(unborne)}.`}
            </p>
            <DataTable
              id="sheet-recipients"
              label="Komu se list pošle"
              rows={rows}
              columns={columns}
              rowKey={rowKey}
            />
          </>
        )}
        {sample === undefined ? null : <Letter sheet={sample} />}
        <ErrorLine error={error ?? sending.error} />
      </div>
      <MailFoot
        count={going.length}
        isSending={sending.isPending}
        onSend={send}
        onClose={onClose}
      />
    </Modal>
  );
}

const listsText = (count: number) =>
  `${count}\u00A0${czechPlural(count, 'list', 'listy', 'listů')}`;

const MOST_NAMES = 5;

/** Who has no address: a few by name, all of them stand in the table. */
function namesText(people: readonly SheetRecipient[]): string {
  const names = people.slice(0, MOST_NAMES).map(({ full_name }) => full_name);
  const rest = people.length - names.length;
  return `${names.join(', ')}${rest > 0 ? ` a další (${rest})` : ''}`;
}

/** What the first of them will read. */
function Letter({ sheet }: { sheet: PrescriptionSheet }) {
  const { subject, body } = sheetLetter(sheet);
  return (
    <details>
      <summary>Ukázka e-mailu</summary>
      <article className={styles.letter} aria-label="Ukázka e-mailu">
        <h3 className={styles.heading}>{subject}</h3>
        <pre>{body}</pre>
      </article>
    </details>
  );
}
