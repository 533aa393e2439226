import { IconLock } from '@tabler/icons-react';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import styles from './pasports.module.css';

/** Whether the space is put away, by itself or with its house. */
export function isPutAway(row: SpaceRow): boolean {
  return row.pasport_hidden || row.building_hidden || row.group_hidden;
}

function SpaceNumber({ row, withType }: { row: SpaceRow; withType: boolean }) {
  return (
    <>
      {withType ? `${row.pasport_type_name} ${row.space_number}` : row.space_number}
      {isPutAway(row) ? <span className="k-hidden"> (skryto)</span> : null}
    </>
  );
}

function HeatedArea({ row }: { row: SpaceRow }) {
  if (!row.heated_area_fixed) return formatNumber(row.heated_area);
  return (
    <span className={styles.fixed} title="Plocha zadaná ručně">
      <IconLock size="0.875rem" aria-hidden="true" />
      <span className="k-hidden">ručně</span>
      {formatNumber(row.heated_area)}
    </span>
  );
}

const building: Column<SpaceRow> = {
  text: 'Dům',
  value: 'building_name',
  sortable: true,
  width: 120,
  telling: true,
};

const area = (
  text: string,
  value: 'total_area' | 'floor_area' | 'countable_area',
): Column<SpaceRow> => ({ text, value, sortable: true, width: 90, align: 'right', decimals: 2 });

interface Look {
  /** The house is said where more than one is listed. */
  readonly withBuilding: boolean;
  /** The head of a card says more than the number. */
  readonly asCards: boolean;
}

/** Columns of the spaces. */
export function spaceColumns({ withBuilding, asCards }: Look): readonly Column<SpaceRow>[] {
  return [
    {
      text: 'Číslo',
      value: 'space_number',
      sortable: true,
      width: 70,
      telling: true,
      render: (row) => <SpaceNumber row={row} withType={asCards} />,
    },
    ...(withBuilding ? [building] : []),
    { text: 'Typ', value: 'pasport_type_name', sortable: true, width: 90 },
    { text: 'Podlaží', value: 'floor_code', sortable: true, width: 80, telling: !withBuilding },
    { text: 'Uživatel', value: 'tenant_name', sortable: true, width: 170, telling: true },
    { text: 'VS', value: 'variable_symbol', sortable: true, width: 100 },
    area('Celková', 'total_area'),
    area('Podlahová', 'floor_area'),
    {
      text: 'Vytápěná',
      value: 'heated_area',
      sortable: true,
      width: 90,
      align: 'right',
      decimals: 2,
      render: (row) => <HeatedArea row={row} />,
    },
    area('Započitatelná', 'countable_area'),
  ];
}

/** Texts of a space the search goes through. */
export function spaceTexts(row: SpaceRow): readonly string[] {
  return [
    row.space_number,
    row.pasport_name,
    row.tenant_name,
    row.variable_symbol,
    row.building_name,
    row.floor_code,
    row.pasport_type_name,
  ];
}
