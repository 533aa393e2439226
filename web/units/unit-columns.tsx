import { Badge } from '@mantine/core';
import type { Unit } from '#contract/units.ts';
import type { Column } from '#web/table/columns.ts';

/** What of a unit its table shows. */
export type UnitRow = Pick<
  Unit,
  'unit_id' | 'name' | 'full_name' | 'active' | 'use_vat' | 'project_name'
>;

/** A row before its unit exists. */
export function emptyRow(name: string): UnitRow {
  return { unit_id: 0, name, full_name: name, active: true, use_vat: false, project_name: '' };
}

/** Columns of the units table; the unit the person works with is said at its name. */
export function unitColumns(active_id: number | undefined): readonly Column<UnitRow>[] {
  const nameOf = ({ unit_id, name }: UnitRow) => (
    <>
      {name}
      {unit_id === active_id ? (
        <Badge variant="light" size="md" ml="xs" tt="none">
          vybraná
        </Badge>
      ) : null}
    </>
  );
  return [
    { text: 'Název', value: 'name', sortable: true, width: 260, telling: true, render: nameOf },
    { text: 'Aktivní', value: 'active', sortable: true, width: 90 },
    { text: 'DPH', value: 'use_vat', sortable: true, width: 80 },
    { text: 'Plný název', value: 'full_name', sortable: true, width: 340, telling: true },
    { text: 'Projekt', value: 'project_name', sortable: true, width: 180, telling: true },
  ];
}
