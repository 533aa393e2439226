import { Button, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { compareCzech } from '#contract/rules/search.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import type { Go, SettlementAt } from '../place.ts';
import styles from './delivery.module.css';
import { StatementBulk } from './StatementBulk.tsx';
import { statementColumns } from './statement-columns.tsx';
import type { StatementSteps } from './StatementMenu.tsx';
import { filterChoices, isOfFilter, statementFilter } from './statement-states.ts';
import type { StatementWork } from './useStatementWork.ts';

type Row = SettlementStatement;

const rowKey = ({ settlement_statement_id }: Row) => settlement_statement_id;

/** Texts of a statement that its search goes through. */
const textsOf = ({ space_name, building_name, names, email, data_box }: Row) => [
  space_name,
  building_name,
  names,
  email,
  data_box,
];

interface StatementTableProps {
  rows: readonly Row[];
  at: SettlementAt;
  go: Go;
  steps: Omit<StatementSteps, 'onOpen'>;
  work: StatementWork;
  onDelivered: (rows: readonly Row[]) => void;
}

/** Statements of the last issue: narrowed, picked together, opened one by one. */
export function StatementTable({ rows, at, go, steps, work, onDelivered }: StatementTableProps) {
  const houses = useMemo(() => housesOf(rows), [rows]);
  const inHouse = at.house === undefined ? rows : rows.filter(isOfHouse(at.house));
  const filter = statementFilter(at.show);
  const shown = inHouse.filter((row) => isOfFilter(filter, row));
  const open = (row: Row) => go({ statement: rowKey(row) });
  const columns = statementColumns({
    areHouses: houses.length > 1,
    isCorrection: rows.some(({ former_balance }) => former_balance !== null),
    steps: { onOpen: open, ...steps },
  });
  const narrow = (step: SettlementAt) => go(step, { replace: true });
  return (
    <>
      <FilterChips
        label="Výběr podle doručení"
        choices={filterChoices(inHouse, filter)}
        value={filter}
        onChange={(name) => narrow({ show: name === 'all' ? undefined : name })}
      />
      <DataTable
        id="settlement-statements"
        label="Vydaná vyúčtování"
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        marked={at.statement ?? null}
        searchIn={textsOf}
        onActivate={open}
        activateLabel="Otevřít vyúčtování"
        seek={{ placeholder: 'Prostor, jméno, e-mail', label: 'Hledat vyúčtování' }}
        filters={
          houses.length < 2 ? null : (
            <HouseSelect houses={houses} house={at.house} onChange={(house) => narrow({ house })} />
          )
        }
        held={at.house === undefined ? 0 : 1}
        emptyAction={
          filter === 'all' && at.house === undefined ? null : (
            <Button variant="default" onClick={() => narrow({ show: undefined, house: undefined })}>
              Zobrazit vše
            </Button>
          )
        }
        renderPicked={(picked) => (
          <StatementBulk rows={picked} work={work} onDelivered={onDelivered} />
        )}
      />
    </>
  );
}

const isOfHouse =
  (house: string) =>
  ({ building_name }: Row): boolean =>
    building_name === house;

/** Names of houses, in the Czech order. */
const housesOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.map(({ building_name }) => building_name))].toSorted(compareCzech);

interface HouseSelectProps {
  houses: readonly string[];
  house: string | undefined;
  onChange: (house: string | undefined) => void;
}

function HouseSelect({ houses, house, onChange }: HouseSelectProps) {
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Dům"
      value={house ?? ''}
      data={[
        { value: '', label: 'Všechny domy' },
        ...houses.map((name) => ({ value: name, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
    />
  );
}
