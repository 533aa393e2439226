import { Checkbox, Fieldset, NativeSelect } from '@mantine/core';
import { foundText, foundWords, meterStateText } from '#contract/fieldwork/event-text.ts';
import type { FoundThing } from '#contract/fieldwork/events.ts';
import type { Finding } from '#contract/fieldwork/results.ts';
import { readingStatus, readingStatusValue } from '#contract/metering/meter-words.ts';
import { revisionResult } from '#contract/report-record.ts';
import { TextField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import styles from './events.module.css';
import type { ReviewRow } from './review-form.ts';

type Faults = Readonly<Record<string, string>>;

/** How a field of a finding is asked for. */
interface Asked {
  readonly name: string;
  readonly label: string;
  readonly kind: 'state' | 'year' | 'text' | 'flag' | 'status' | 'result';
}

const field = (name: string, label: string, kind: Asked['kind']): Asked => ({ name, label, kind });
const mounted = [
  field('serial_number', 'Číslo nového měřidla', 'text'),
  field('start_state', 'Počáteční stav', 'state'),
  field('verified_year', 'Rok ověření', 'year'),
  field('seal', 'Plomba', 'text'),
];
const overflowed = field('overflowed', 'Číselník se přetočil', 'flag');

/** What of a finding may be put right, in the order in which it is asked. */
const fieldsOf: Readonly<Record<Finding['kind'], readonly Asked[]>> = {
  reading: [
    field('state', 'Stav', 'state'),
    field('status', 'Stav měřidla', 'status'),
    field('seal', 'Plomba', 'text'),
    field('note', 'Poznámka k odečtu', 'text'),
    overflowed,
  ],
  exchange: [
    field('end_state', 'Konečný stav', 'state'),
    ...mounted,
    field('removal_reason', 'Důvod výměny', 'text'),
    overflowed,
  ],
  mounting: mounted,
  revision: [
    field('result', 'Výsledek revize', 'result'),
    field('report_number', 'Číslo zprávy', 'text'),
    field('technician', 'Technik', 'text'),
  ],
};

const statuses = readingStatus
  .exclude(['no-access'])
  .options.map((value) => ({ value, label: readingStatusValue.text(value) }));
const results = { ok: 'bez závad', faults: 'se závadami', unfit: 'nevyhovuje' } as const;
const resultChoices = revisionResult.options.map((value) => ({ value, label: results[value] }));

/** Decimals that a state is written with. */
const DECIMALS = 3;

interface ReviewRowsProps {
  rows: readonly ReviewRow[];
  /** By the id of their finding: what they are about, and why they were refused. */
  things: ReadonlyMap<number, FoundThing>;
  reasons: ReadonlyMap<number, string>;
  /** By their places: `0.told.state`. */
  faults: Faults;
  onChange: (rows: readonly ReviewRow[]) => void;
  onBlur: () => void;
}

/** Findings that wait, each with what may be put right, or left out. */
export function ReviewRows(props: ReviewRowsProps) {
  const { rows, things, reasons, faults, onChange, onBlur } = props;
  const change = (at: number, patch: Partial<ReviewRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...patch } : row)));
  return rows.map((row, at) => (
    <Row
      key={row.visit_finding_id}
      row={row}
      thing={things.get(row.visit_finding_id)}
      reason={reasons.get(row.visit_finding_id) ?? ''}
      errorOf={(name) => faults[`${at}.told.${name}`]}
      fault={faults[`${at}.told`]}
      onChange={(patch) => change(at, patch)}
      onBlur={onBlur}
    />
  ));
}

interface RowProps {
  row: ReviewRow;
  thing: FoundThing | undefined;
  reason: string;
  errorOf: (name: string) => string | undefined;
  /** Of the finding as a whole. */
  fault: string | undefined;
  onChange: (patch: Partial<ReviewRow>) => void;
  onBlur: () => void;
}

function Row({ row, thing, reason, errorOf, fault, onChange, onBlur }: RowProps) {
  const { told, dropped } = row;
  const kind = told['kind'] as Finding['kind'];
  const name = thing === undefined ? '' : [foundText(thing), thing.serial_number].join(' ').trim();
  const before = thing?.kind === 'reading' ? meterStateText(thing.old_state) : '';
  return (
    <Fieldset legend={`${foundWords[kind]}: ${name}`} className={styles.told ?? ''}>
      {reason === '' ? null : <p className={styles.refused}>{reason}</p>}
      {fault === undefined ? null : (
        <p className={styles.refused} role="alert">
          {fault}
        </p>
      )}
      {before === '' ? null : <p className={styles.weak}>{`Předchozí stav ${before}`}</p>}
      {dropped ? null : (
        <div className={styles.row}>
          {fieldsOf[kind].map((asked) => (
            <Field
              key={asked.name}
              asked={asked}
              value={told[asked.name]}
              error={errorOf(asked.name)}
              onChange={(value) => onChange({ told: { ...told, [asked.name]: value } })}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
      <Checkbox
        mt="sm"
        label="Tento nález nezapisovat"
        checked={dropped}
        onChange={(event) => onChange({ dropped: event.currentTarget.checked })}
      />
    </Fieldset>
  );
}

interface FieldProps {
  asked: Asked;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** A year as it is sent; a text that is none stays, so that the rule can say so. */
const yearOf = (text: string): number | string | null =>
  text.trim() === '' ? null : /^\d{4}$/u.test(text.trim()) ? Number(text) : text;

const CHOICES = { status: statuses, result: resultChoices } as const;

function Field({ asked: { name, label, kind }, value, error, onChange, onBlur }: FieldProps) {
  const shared = { name, label, onBlur, error, required: false };
  if (kind === 'flag')
    return (
      <Checkbox
        label={label}
        error={error}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (kind === 'status' || kind === 'result')
    return (
      <NativeSelect
        label={label}
        error={error}
        data={[...CHOICES[kind]]}
        value={String(value)}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (kind === 'text')
    return (
      <TextField {...shared} value={typeof value === 'string' ? value : ''} onChange={onChange} />
    );
  if (kind === 'year')
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={(text) => onChange(yearOf(text))}
      />
    );
  return (
    <NumberField
      {...shared}
      decimals={DECIMALS}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  );
}
