import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconScale } from '#web/icons/IconScale.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Debtor } from '#contract/money/arrears.ts';
import { debtPlace } from '#contract/money/debt-text.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { WriteTo } from '#web/record/bulk/WriteTo.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import styles from './arrears.module.css';
import { debtColumns, textsOfDebt } from './debt-columns.tsx';
import { byHouse, debtChoices, debtFilter, filteredDebts, inHouse } from './debts.ts';
import type { ArrearsPart } from './place.ts';

const rowKey = (row: Debtor) => row.ledger_account_id;
const nameOf = (row: Debtor) => `${debtPlace(row)}, ${row.names}`;

export interface DebtRows extends ArrearsPart {
  /** Undefined while they are on their way. */
  rows: readonly Debtor[] | undefined;
}

/** Debts by accounts of spaces; Enter or a double click opens one. */
export function DebtTable({ unit_id, place, go, rows: values }: DebtRows) {
  const { as_of, house } = place;
  const [marked, setMarked] = useState<number | null>(null);
  const filter = debtFilter(place.filter);
  const all = useMemo(() => values && inHouse(values, house), [values, house]);
  const rows = useMemo(() => all && filteredDebts(all, filter), [all, filter]);
  const columns = useMemo(() => debtColumns(as_of ?? todayInPrague()), [as_of]);
  // Whenever the list comes back from behind a debt, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  const narrow = (step: typeof place) => go(step, { replace: true });
  const open = (row: Debtor) => {
    setMarked(rowKey(row));
    go({ unit: unit_id, account: rowKey(row) });
  };
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr podle stáří dluhu"
        choices={debtChoices(all)}
        value={filter}
        onChange={(name) => narrow({ filter: name === 'all' ? undefined : name })}
      />
      <DataTable
        id="arrears"
        label="Dluhy"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        marked={marked}
        searchIn={textsOfDebt}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Otevřít dluh"
        seek={{ placeholder: 'Prostor, jméno nebo VS', label: 'Hledat dluh' }}
        emptyAction={
          filter === 'all' ? null : (
            <Button variant="default" onClick={() => narrow({ filter: undefined })}>
              Zobrazit vše
            </Button>
          )
        }
        renderPicked={(picked) => (
          <>
            <Button
              variant="default"
              leftSection={<IconScale size="1.125rem" aria-hidden="true" />}
              onClick={() => go({ unit: unit_id, legal: picked.map(rowKey) })}
            >
              Seznam pro advokáta
            </Button>
            <WriteTo rows={picked} nameOf={nameOf} emailOf={({ email }) => email} />
          </>
        )}
        held={house === undefined ? 0 : 1}
        filters={
          <HouseSelect rows={values} house={house} onChange={(id) => narrow({ house: id })} />
        }
      />
    </Stack>
  );
}

interface HouseSelectProps {
  rows: readonly Debtor[] | undefined;
  house: number | undefined;
  onChange: (house: number | undefined) => void;
}

/** Houses in which somebody owes. */
function HouseSelect({ rows = [], house, onChange }: HouseSelectProps) {
  const houses = byHouse(rows);
  const isStrange = house !== undefined && !houses.some(({ id }) => id === house);
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Dům"
      value={String(house ?? '')}
      data={[
        { value: '', label: 'Všechny domy' },
        ...(isStrange ? [{ value: String(house), label: 'Jiný dům' }] : []),
        ...houses.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? undefined : Number(value))
      }
    />
  );
}
