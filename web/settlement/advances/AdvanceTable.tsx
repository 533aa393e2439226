import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ProposedAdvance } from '#contract/settlement/next-advances.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import type { Go, SettlementAt } from '../place.ts';
import { advanceColumns } from './advance-columns.tsx';
import { filterChoices, filteredBy, isChanged } from './advance-words.ts';

type Row = ProposedAdvance;

interface AdvanceTableProps {
  rows: readonly Row[];
  at: SettlementAt;
  go: Go;
  /** Leaves rows out of the proposal, or takes them in again. */
  onExcept: (rows: readonly Row[], isExcepted: boolean) => void;
}

/** Proposed advances row by row: narrowed, and left out one by one or by services. */
export function AdvanceTable({ rows, at, go, onExcept }: AdvanceTableProps) {
  const [service, setService] = useState('');
  const ofService =
    service === '' ? rows : rows.filter((row) => String(row.service_id) === service);
  const columns = advanceColumns({
    areHouses: new Set(rows.map(({ building_name }) => building_name)).size > 1,
    onTurn: (row) => onExcept([row], !row.is_excepted),
  });
  return (
    <>
      <FilterChips
        label="Výběr záloh"
        choices={filterChoices(ofService)}
        value={at.show}
        onChange={(show) => go({ show }, { replace: true })}
      />
      <DataTable
        id="settlement-advances"
        label="Navržené zálohy"
        rows={filteredBy(at.show, ofService)}
        columns={columns}
        rowKey={({ key }) => key}
        searchIn={(row) => [row.space_name, row.building_name, row.names, row.service_name]}
        seek={{ placeholder: 'Prostor, jméno, služba', label: 'Hledat zálohu' }}
        isDimmed={(row) => !isChanged(row)}
        filters={<ServiceSelect rows={rows} service={service} onChange={setService} />}
        held={service === '' ? 0 : 1}
        toolbar={service === '' ? null : <ServiceTurn rows={ofService} onExcept={onExcept} />}
        emptyAction={
          at.show === undefined ? null : (
            <Button variant="default" onClick={() => go({ show: undefined }, { replace: true })}>
              Zobrazit vše
            </Button>
          )
        }
      />
    </>
  );
}

interface ServiceSelectProps {
  rows: readonly Row[];
  /** service_id as a text; empty for all. */
  service: string;
  onChange: (service: string) => void;
}

function ServiceSelect({ rows, service, onChange }: ServiceSelectProps) {
  const names = new Map(rows.map(({ service_id, service_name }) => [service_id, service_name]));
  if (names.size < 2) return null;
  return (
    <NativeSelect
      aria-label="Služba"
      value={service}
      data={[
        { value: '', label: 'Všechny služby' },
        ...[...names].map(([id, label]) => ({ value: String(id), label })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}

/** Leaves the whole chosen service out, or takes it in again. */
function ServiceTurn({ rows, onExcept }: Pick<AdvanceTableProps, 'rows' | 'onExcept'>) {
  const areOut = rows.every(({ is_excepted }) => is_excepted);
  return (
    <Button variant="default" onClick={() => onExcept(rows, !areOut)}>
      {areOut ? 'Vrátit službu do návrhu' : 'Vynechat celou službu'}
    </Button>
  );
}
