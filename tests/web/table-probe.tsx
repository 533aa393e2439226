import { vi } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { DataTableProps } from '#web/table/table-props.ts';

interface Unit {
  unit_id: number;
  name: string;
  full_name: string;
  area: number;
}

export const unit = (unit_id: number): Unit => ({
  unit_id,
  name: `Dům ${unit_id}`,
  full_name: `Společenství ${unit_id}`,
  area: unit_id / 2,
});
export const units = (count: number) =>
  Array.from({ length: count }, (_, index) => unit(index + 1));
export const sixty = units(60);

export const onSelect = vi.fn<(row: Unit) => void>();
export const onActivate = vi.fn<(row: Unit) => void>();

function Table(props: Partial<DataTableProps<Unit>>) {
  return (
    <DataTable<Unit>
      label="Jednotky"
      rows={sixty}
      rowKey={(row) => row.unit_id}
      columns={[
        { text: 'Název', value: 'name', sortable: true, telling: true },
        { text: 'Plný název', value: 'full_name' },
        { text: 'Plocha', value: 'area', sortable: true, telling: true },
      ]}
      initialSort={{ column: 'name', descending: false }}
      searchIn={(row) => [row.name, row.full_name]}
      seek={{ placeholder: 'Hledaný název' }}
      onSelect={onSelect}
      onActivate={onActivate}
      {...props}
    />
  );
}

/** Draws a table of sixty units, or what a test wants of it. */
export function showTable(props: Partial<DataTableProps<Unit>> = {}) {
  const { host, again, leave } = rendered(<Table {...props} />);
  return {
    host,
    leave,
    again: (next: Partial<DataTableProps<Unit>> = {}) => again(<Table {...next} />),
  };
}

export const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
export const row = (index: number) => rows()[index] as HTMLTableRowElement;
