import { Button, Modal } from '@mantine/core';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { Fragment } from 'react';
import type { PrescriptionSheet, SheetRow } from '#contract/money/prescription-sheets.ts';
import {
  crownsText,
  groupsOf,
  paymentFacts,
  rowTexts,
  SHEET_TITLE,
  spaceFacts,
  turnOf,
  validText,
} from '#contract/money/sheet-text.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { MailButton } from '../mails/MailButton.tsx';
import { SentMails } from '../mails/SentMails.tsx';
import { useSheetMails } from '../mails/mails.queries.ts';
import { usePrintSheets } from '../prescription.queries.ts';
import { spaceText } from '../words.ts';
import styles from '../prescription.module.css';

interface SheetDialogProps {
  sheet: PrescriptionSheet;
  /** Its neighbours in the list of sheets. */
  steps: Steps | undefined;
  onClose: () => void;
}

/** One sheet as it is told on paper, with its file. */
export function SheetDialog({ sheet, steps, onClose }: SheetDialogProps) {
  const { print, ...printing } = usePrintSheets(sheet.unit_id);
  return (
    <Modal opened onClose={onClose} title={`${SHEET_TITLE}, prostor ${spaceText(sheet)}`} size="xl">
      <DialogSteps steps={steps} />
      <div className={styles.part}>
        <FactList facts={spaceFacts(sheet)} />
        <Rows sheet={sheet} />
        <FactList facts={paymentFacts(sheet)} />
        <p className={styles.line}>{validText(sheet)}</p>
        <p className={styles.put}>{turnOf(sheet)}</p>
        <Mails sheet={sheet} />
        <DialogFoot note={<ErrorLine error={printing.error} isOfAction />}>
          <Button variant="default" onClick={onClose}>
            Zavřít
          </Button>
          <MailButton sheets={[sheet]} text="Poslat e-mailem" />
          <Button
            leftSection={<IconFileTypePdf size="1.125rem" aria-hidden="true" />}
            loading={printing.isPending}
            onClick={() => print([sheet])}
            data-autofocus
          >
            Uložit PDF
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

/** What of the space was sent by mail; nothing where nothing was. */
function Mails({ sheet: { unit_id, pasport_id } }: { sheet: PrescriptionSheet }) {
  const { data } = useSheetMails(unit_id, pasport_id);
  if (data === undefined || data.values.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sheet-mails-heading">
      <h3 className={styles.heading} id="sheet-mails-heading">
        Odesláno e-mailem
      </h3>
      <SentMails unit_id={unit_id} pasport_id={pasport_id} />
    </section>
  );
}

function FactList({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}

// On a phone the table scrolls aside, also by keys.
const scroller = { tabIndex: 0, role: 'region', 'aria-label': 'Položky předpisu' };

const rightOnes: readonly string[] = ['Množství', 'Měsíčně'];

/** Rows by groups with the sum of each. */
function Rows({ sheet }: { sheet: PrescriptionSheet }) {
  const groups = groupsOf(sheet);
  // There by what it came to the amount is told under the name, so that the amount is seen.
  const isPhone = useScreen('phone');
  const headings = isPhone
    ? ['Položka', 'Měsíčně']
    : ['Položka', 'Klíč', 'Sazba', 'Množství', 'Měsíčně'];
  if (groups.length === 0)
    return <p className={styles.line}>Za prostor se k tomuto dni nic nepředepisuje.</p>;
  return (
    <div className={styles.wide} {...scroller}>
      <table className={styles.rows} aria-label="Položky předpisu">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                data-align={rightOnes.includes(heading) ? 'right' : undefined}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, name, rows, sum }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={headings.length - 1}>
                {name}
              </th>
              <th data-align="right">{crownsText(sum)}</th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                {isPhone ? <Told row={row} /> : <Apart row={row} />}
                <td data-align="right">{crownsText(row.amount)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** A row and by what it came to its amount, in one cell. */
function Told({ row }: { row: SheetRow }) {
  const by = rowTexts(row).filter((text) => text !== '');
  return (
    <td>
      {row.name}
      <small className={styles.by}>{by.join(' · ')}</small>
    </td>
  );
}

/** The same in cells of their own. */
function Apart({ row }: { row: SheetRow }) {
  const [key, rate, quantity] = rowTexts(row);
  return (
    <>
      <td>{row.name}</td>
      <td>{key}</td>
      <td>{rate}</td>
      <td data-align="right">{quantity}</td>
    </>
  );
}
