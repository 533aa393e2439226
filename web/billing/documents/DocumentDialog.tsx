import { Alert } from '@mantine/core';
import { IconPaperclip } from '#web/icons/IconPaperclip.ts';
import { documentRates } from '#contract/billing/document-lines.ts';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import type { BillingDocument } from '#contract/billing/documents.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { taxDoubts, usualTaxRate } from '#contract/rules/tax-of-day.ts';
import { FileRoom } from '#web/core/files/FileRoom.tsx';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import { accepted, acceptedText, type Chosen } from '#web/core/files/file-choice.ts';
import { usePickedFile } from '#web/core/files/usePickedFile.ts';
import { FilePick } from '#web/form/FilePick.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm, type RecordFormInput } from '#web/record/useRecordForm.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useLaw } from '../rules/rules.queries.ts';
import { documentKind } from './document-kind.ts';
import type { DocumentValues } from './document-form.ts';
import { useDeleteFile, useFetchFile, useUploadFile } from './documents.queries.ts';
import { LineRows } from './LineRows.tsx';
import styles from './documents.module.css';

/** An electronic invoice of which the form was filled: its file, and what is odd about it. */
export interface Filled {
  readonly file: Chosen;
  readonly doubts: readonly string[];
}

interface DocumentDialogProps extends Omit<
  RecordFormInput<undefined, DocumentValues, BillingDocument>,
  'kind' | 'where'
> {
  place: BillingPlace;
  filled?: Filled | undefined;
}

/** A supplier's document, new or known, with its files. */
export function DocumentDialog({ place, filled, ...props }: DocumentDialogProps) {
  const { record, onClose } = props;
  const { file, pick, read } = usePickedFile('papers', filled?.file);
  const kind = documentKind(place, read, filled === undefined ? '' : props.initial.number);
  const form = useRecordForm({ ...props, kind, where: undefined });
  const law = useLaw();
  const day = dayOf(form.values);
  const isCorrection = ['credit-note', 'debit-note'].includes(form.values.kind);
  return (
    <RecordForm kind={kind} where={undefined} form={form} record={record} onClose={onClose}>
      {filled === undefined ? null : <Doubts doubts={filled.doubts} />}
      <RecordFields
        fields={billingDocumentFields}
        form={form}
        names={isCorrection ? all : withoutCorrects}
        looks={{ number: { 'data-autofocus': true } }}
        controls={{
          line_rows: (
            <Wide key="line_rows">
              <LineRows
                {...form.field('line_rows')}
                label={billingDocumentFields.line_rows.label}
                usualRate={rateOf(place, day, law)}
                faults={form.faultsIn('line_rows')}
              />
              <TaxDoubts doubts={taxDoubts(place.kind, form.values.line_rows, day, law)} />
            </Wide>
          ),
        }}
        rows={[
          ['kind', 'number'],
          ['period_from', 'period_to'],
          ['issued_on', 'tax_on', 'due_on'],
        ]}
      />
      {record === undefined ? (
        <FilePick
          label="Soubor dokladu"
          accept={accepted.papers}
          icon={<IconPaperclip size="1.125rem" aria-hidden="true" />}
          text="Přiložit doklad"
          note={
            file?.fault === null
              ? file.file_name
              : `${acceptedText.papers}; další soubory přidáte u zapsaného dokladu`
          }
          room={<FileRoom unit_id={place.unit_id} />}
          fault={file?.fault ?? ''}
          onFile={pick}
        />
      ) : (
        <Files document={record} />
      )}
    </RecordForm>
  );
}

const all = Object.keys(billingDocumentFields) as (keyof typeof billingDocumentFields)[];
const withoutCorrects = all.filter((name) => name !== 'corrects');

function Doubts({ doubts }: { doubts: readonly string[] }) {
  return (
    <Alert
      color={doubts.length === 0 ? 'kastelan' : 'yellow'}
      title="Vyplněno z elektronické faktury, zkontrolujte období"
    >
      {doubts.length === 0 ? (
        'Dodavatel je týž jako u místa a řádky dávají součet faktury.'
      ) : (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Rates of tax that did not hold on the day of the supply; they may stay. */
function TaxDoubts({ doubts }: { doubts: readonly string[] }) {
  return doubts.map((doubt) => (
    <p key={doubt} className={styles.doubt} role="status">
      {doubt}
    </p>
  ));
}

/** The rate of the law on the day of the supply, or today while that is not written; else the first one offered. */
function rateOf({ kind }: BillingPlace, day: string | null, law: readonly LawRow[]): number {
  return usualTaxRate(kind, day ?? todayInPrague(), law) ?? documentRates[0] ?? 0;
}

/** The day of the supply; null while it is not written. */
function dayOf({ tax_on, period_to }: DocumentValues): string | null {
  return isDay(tax_on) ? tax_on : isDay(period_to) ? period_to : null;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Files of a document that was written. */
function Files({ document }: { document: BillingDocument }) {
  const { unit_id, billing_document_id, files } = document;
  const upload = useUploadFile();
  const fetching = useFetchFile();
  const removal = useDeleteFile();
  return (
    <AttachedFiles
      unit_id={unit_id}
      label="Soubory dokladu"
      pickLabel="Soubor dokladu"
      taken="papers"
      files={files.map(({ billing_file_id: id, ...file }) => ({ id, ...file }))}
      onAdd={(body) => upload.mutateAsync({ params: { unit_id, billing_document_id }, body })}
      onFetch={(id) => fetching.mutateAsync({ params: { unit_id, id } })}
      onRemove={(id) => removal.mutateAsync({ params: { unit_id, id } })}
    />
  );
}
