import { Badge } from '@mantine/core';
import { listedOfUnit, unitList } from '#contract/unit-words.ts';
import type { Unit } from '#contract/units.ts';
import type { Column } from '#web/table/columns.ts';
import { listedColumn } from '#web/values/listed-column.ts';

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
  return unitList.map((name) => ({
    ...listedColumn<UnitRow>(name, listedOfUnit[name]),
    ...(name === 'name' && { render: nameOf }),
  }));
}
