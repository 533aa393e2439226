import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { csvMeanings, type BankCsv } from '#contract/money/bank-mappings.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { Removal } from '#web/record/Removal.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { useForgetMapping } from './bank.queries.ts';
import styles from './bank.module.css';

interface CsvReadProps {
  unit_id: number;
  csv: BankCsv;
  /** The name of the account for which the columns are remembered. */
  account: string;
  onChange: () => void;
  onForgotten: () => void;
}

function readByText({ read_by }: BankCsv, account: string): string {
  if (read_by === 'remembered')
    return `Sloupce se čtou tak, jak si je portál pamatuje u účtu „${account}“.`;
  if (read_by === 'chosen')
    return `Až výpis přijmete, portál si sloupce zapamatuje u účtu „${account}“.`;
  return 'Sloupce portál poznal podle jejich názvů.';
}

const columnsText = ({ columns }: BankCsv) =>
  columns
    .flatMap(({ heading, meaning }) =>
      meaning === null ? [] : [`${csvMeanings[meaning].replace(/ \(.*$/, '')}: ${heading}`],
    )
    .join(', ');

function movementText(movement: BankCsv['movements'][number]): string {
  const { variable_symbol, counter_name, counter_account, message } = movement;
  const symbol = variable_symbol === '' ? '' : `VS ${variable_symbol}`;
  return [
    formatDate(movement.booked_on),
    formatMoney(movement.amount),
    symbol,
    counter_name,
    counter_account,
    message,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** By what a CSV file was read, the first movements that came of it, and a way to change it. */
export function CsvRead({ unit_id, csv, account, onChange, onForgotten }: CsvReadProps) {
  const { bank_mapping_id, movements } = csv;
  return (
    <section className={styles.part} aria-label="Čtení sloupců">
      <p className={styles.note}>{readByText(csv, account)}</p>
      <Facts>
        <Pair name="Sloupce">{columnsText(csv)}</Pair>
        <Pair name="Dny">{csv.day_format}</Pair>
        <Pair name="Částky">{csv.amount_format}</Pair>
      </Facts>
      <div>
        <h3 className={styles.heading}>První pohyby</h3>
        <ol className={styles.lines}>
          {movements.map((movement, place) => (
            <li key={`${String(place)} ${movement.booked_on}`}>{movementText(movement)}</li>
          ))}
        </ol>
      </div>
      <div className={styles.way}>
        <Button variant="default" onClick={onChange}>
          Upravit sloupce
        </Button>
        {bank_mapping_id === null ? null : (
          <Forget unit_id={unit_id} bank_mapping_id={bank_mapping_id} onDone={onForgotten} />
        )}
      </div>
    </section>
  );
}

interface ForgetProps {
  unit_id: number;
  bank_mapping_id: number;
  onDone: () => void;
}

function Forget({ unit_id, bank_mapping_id, onDone }: ForgetProps) {
  const forgetting = useForgetMapping();
  return (
    <Removal
      label="Zapomenout sloupce"
      question="Na soubory s těmito sloupci se portál u tohoto účtu znovu zeptá. Přijaté výpisy zůstanou."
      told="Sloupce portál zapomněl"
      onRemove={() => forgetting.mutateAsync({ params: { unit_id, bank_mapping_id } })}
      onRemoved={onDone}
    />
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
