import { Button } from '@mantine/core';
import { IconFileCode } from '#web/icons/IconFileCode.ts';
import { IconFilePlus } from '#web/icons/IconFilePlus.ts';
import { useRef, useState } from 'react';
import { billingDocumentFields, billingDocumentRecord } from '#contract/billing/document-record.ts';
import { suppliedUnitValue } from '#contract/billing/document-lines.ts';
import { documentKindValue, type DocumentKind } from '#contract/billing/document-words.ts';
import type { BillingDocument } from '#contract/billing/documents.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import { valuesOf } from '#contract/record.ts';
import { chosenFile } from '#web/core/files/file-choice.ts';
import { FilePick } from '#web/form/FilePick.tsx';
import { fieldFaults } from '#web/form/file-content.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, formatMoney, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList, type RecordListState } from '#web/record/useRecordList.ts';
import type { Column } from '#web/table/columns.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { Note } from '#web/ui/Note.tsx';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import type { BillingPlaceAt, Go } from '../place.ts';
import { isOfYear, isOverEdge, offeredYears, usualYear } from './costs.ts';
import { CostSummary } from './CostSummary.tsx';
import { DocumentDialog, type Filled } from './DocumentDialog.tsx';
import { newDocument, type DocumentValues } from './document-form.ts';
import { useCosts, useDocuments, useReadInvoice } from './documents.queries.ts';
import styles from './documents.module.css';
import { YearChoice } from './YearChoice.tsx';

const rowKey = (document: BillingDocument) => document.billing_document_id;

const files: Column<BillingDocument> = {
  text: 'Soubory',
  id: 'files',
  value: (document) => document.files.map(({ file_name }) => file_name).join(', '),
  width: 150,
};
const quantityText = ({ quantity, measured_unit }: BillingDocument) =>
  quantity === null
    ? ''
    : `${formatNumber(quantity, 0, 3)}\u00A0${suppliedUnitValue.text(measured_unit)}`;

const periodText = ({ period_from, period_to }: BillingDocument) =>
  `${formatDate(period_from)} – ${formatDate(period_to)}`;
/** On a card, of what is no cost: 'záloha 1 573,00 Kč'. */
const roleText = (kind: DocumentKind, total: number) =>
  `${documentKindValue.text(kind).toLocaleLowerCase('cs')} ${formatMoney(total)}`;

const columns = interleaved(
  listColumns<BillingDocument>(billingDocumentRecord, {
    number: { fixed: true },
    period_from: { onCard: periodText },
    quantity: { render: quantityText },
    cost: {
      onCard: ({ cost, total, kind }) =>
        cost === null ? roleText(kind, total) : formatMoney(cost),
    },
  }),
  { advance: [files] },
);

interface DocumentsProps {
  place: BillingPlace;
  at: BillingPlaceAt;
  go: Go;
}

/** What the supplier has charged at the place: a year's costs and advances, and the documents behind them. */
export function Documents({ place, at, go }: DocumentsProps) {
  const { unit_id, billing_place_id } = place;
  const { data, error, refetch } = useDocuments(unit_id, billing_place_id);
  const today = todayInPrague();
  const year = at.year ?? (data && usualYear(data.values, today));
  const [filled, setFilled] = useState<Filled>();
  const list = useRecordList<BillingDocument, DocumentValues>({
    rows: data?.values,
    rowKey,
    open: at.document,
    onOpen: (document) => go({ document }, { replace: document === undefined }),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = () => {
    setFilled(undefined);
    list.create(() => newDocument(place));
  };
  const button = (
    <Button
      variant="light"
      leftSection={<IconFilePlus size="1.125rem" aria-hidden="true" />}
      onClick={create}
    >
      Zapsat doklad
    </Button>
  );
  return (
    <div className={styles.tab}>
      {year === undefined ? null : (
        <YearCosts
          place={place}
          year={year}
          offered={offeredYears(data?.values ?? [], today)}
          onYear={(next) => go({ year: next }, { replace: true })}
        />
      )}
      <RecordTable
        list={list}
        id="billing-documents"
        label="Doklady dodavatele"
        columns={columns}
        rows={year === undefined ? undefined : list.rows?.filter((row) => isOfYear(row, year))}
        activateLabel="Otevřít doklad"
        emptyAction={button}
        toolbar={
          <TableActions>
            {button}
            <InvoiceReading
              place={place}
              onRead={(values, read) => {
                setFilled(read);
                list.create(() => values);
              }}
            />
          </TableActions>
        }
      />
      <EdgeNote rows={list.rows} year={year} />
      <Dialogs place={place} list={list} filled={filled} />
    </div>
  );
}

interface EdgeNoteProps {
  rows: readonly BillingDocument[] | undefined;
  year: number | undefined;
}

/** Why the sum under the table may be more than what the year cost. */
function EdgeNote({ rows = [], year }: EdgeNoteProps) {
  if (year === undefined || !rows.some((row) => isOverEdge(row, year))) return null;
  return (
    <Note>
      Doklady, které přesahují rok, jsou v tabulce celé; do nákladu roku se počítá jen jejich část.
    </Note>
  );
}

interface YearCostsProps {
  place: BillingPlace;
  year: number;
  offered: readonly number[];
  onYear: (year: number) => void;
}

/** The year, and what the place cost in it. */
function YearCosts({ place, year, offered, onYear }: YearCostsProps) {
  const { data, error, refetch } = useCosts(place.unit_id, year);
  const cost = data?.values.find((one) => one.billing_place_id === place.billing_place_id);
  return (
    <>
      <div className={styles.year}>
        <YearChoice year={year} offered={offered} onChange={onYear} />
      </div>
      {cost === undefined && error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : null}
      {cost === undefined ? null : <CostSummary cost={cost} year={year} />}
    </>
  );
}

interface ReadingProps {
  place: BillingPlace;
  onRead: (values: DocumentValues, filled: Filled) => void;
}

/** An electronic invoice is picked, read, and fills the form of a document. */
function InvoiceReading({ place, onRead }: ReadingProps) {
  const reading = useReadInvoice();
  const [fault, setFault] = useState('');
  const pick = useRef<HTMLButtonElement>(null);
  const read = async (picked: File) => {
    setFault('');
    const file = await chosenFile(picked, 'papers');
    if (file.fault !== null) {
      setFault(file.fault);
      return;
    }
    const { unit_id, billing_place_id } = place;
    const { file_name, content_base64 } = file;
    try {
      const invoice = await reading.mutateAsync({
        params: { unit_id, billing_place_id },
        body: { file_name, content_base64 },
      });
      onRead(newDocument(place, invoice), { file, doubts: invoice.doubts });
    } catch (error) {
      setFault(fieldFaults(error) || userMessage(error));
    }
  };
  return (
    <FilePick
      label="Elektronická faktura"
      accept=".isdoc,.isdocx,.pdf"
      icon={<IconFileCode size="1.125rem" aria-hidden="true" />}
      text="Načíst ISDOC nebo PDF"
      note=""
      fault={fault}
      isBusy={reading.isPending}
      buttonRef={pick}
      onFile={(file) => void read(file)}
    />
  );
}

interface DialogsProps {
  place: BillingPlace;
  list: RecordListState<BillingDocument, DocumentValues>;
  filled: Filled | undefined;
}

/** The document that is being written, or the open one. */
function Dialogs({ place, list, filled }: DialogsProps) {
  const { newRecord, opened, saved, close } = list;
  const shared = { place, onSaved: saved, onClose: close };
  if (newRecord !== null)
    return <DocumentDialog {...shared} record={undefined} initial={newRecord} filled={filled} />;
  if (opened === undefined) return null;
  return (
    <DocumentDialog
      key={rowKey(opened)}
      {...shared}
      record={opened}
      initial={valuesOf(billingDocumentFields, opened)}
    />
  );
}
