import type { ReactNode } from 'react';
import { compareCzech } from '#contract/rules/search.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { timeKind } from './time-kind.ts';

export type CellValue = string | number | boolean | null | undefined;

/**
 * What a cell holds, which sorting goes by: a key of the row, or a function of it. By the id the column is
 * known in what users have chosen; it stays when the heading is written otherwise. A key is an id by itself.
 */
type Source<Row> =
  | { readonly value: keyof Row & string; readonly id?: string }
  | { readonly value: (row: Row) => CellValue; readonly id: string };

/** How a column is summed. */
interface Summed {
  /** The sum as people read it, when not as the cells are. */
  readonly text?: (sum: number) => string;
  /** A zero only says that nothing was filled in. */
  readonly zeroIsUnknown?: boolean;
}

interface Look<Row> {
  /** Name of the column for people. */
  readonly text: string;
  readonly sortable?: boolean;
  /** Width in pixels of the ordinary print. */
  readonly width?: number;
  /** Stays in place when the table is scrolled sideways; the first column always does. */
  readonly fixed?: boolean;
  /** Its sum over what is found means something. */
  readonly summed?: Summed;
  /** Never cut where the table lacks room, as a badge or a button could not be. */
  readonly whole?: boolean;
  /** How narrow its text may get where the table lacks room, in pixels; a short text insists otherwise. */
  readonly least?: number;
  /** Numbers go to the right by themselves. */
  readonly align?: 'left' | 'right' | 'center';
  /** Decimals of a number. */
  readonly decimals?: number;
  /** How the cell looks, when not as plain text. */
  readonly render?: (row: Row) => ReactNode;
  /** One of the values that tell most; the first three make the card on a phone. */
  readonly telling?: boolean;
  /** How it looks on a card, where other columns do not stand beside it. */
  readonly onCard?: (row: Row) => ReactNode;
  /**
   * What goes out of the portal (files, paper) when not the value itself, such as crowns of hellers;
   * false for a column of controls, which stays in the portal and on the screen.
   */
  readonly exported?: false | ((row: Row) => CellValue);
  /** Hidden until the user asks for it in the choice of columns. */
  readonly hiddenFirst?: boolean;
}

/** A column of a table (specification, section 2, Data tables). */
export type Column<Row> = Look<Row> & Source<Row>;

/** Which column the table is sorted by. */
export interface Sort {
  /** Id of the column. */
  readonly column: string;
  readonly descending: boolean;
}

/** The lasting name of a column. */
export function columnId<Row>({ id, value }: Column<Row>): string {
  return id ?? (value as string);
}

/** Columns of a list that has too many: those of the ids are seen at first, others once they are asked for. */
export function shownAtFirst<Row>(
  columns: readonly Column<Row>[],
  ids: readonly string[],
): readonly Column<Row>[] {
  return columns.map((column) => ({ ...column, hiddenFirst: !ids.includes(columnId(column)) }));
}

/** The mark of the cells of a column of controls, which are nowhere but on the screen. */
export const controlMark = <Row>({ exported }: Column<Row>): true | undefined =>
  exported === false || undefined;

/** What a cell holds. */
export function cellValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (typeof column.value === 'function') return column.value(row);
  return row[column.value] as CellValue;
}

/** Whether a cell is a text, which may be cut where it is long; a day, a moment or a number never is. */
export function isPlainText<Row>(column: Column<Row>, row: Row): boolean {
  const value = cellValue(column, row);
  return typeof value === 'string' && timeKind(value) === null;
}

/** Where the cells of a column stand, and its heading with them: numbers to the right. */
export function alignOf<Row>(
  column: Column<Row>,
  rows: readonly Row[] | undefined,
): Column<Row>['align'] {
  if (column.align !== undefined) return column.align;
  const values = rows?.map((row) => cellValue(column, row)) ?? [];
  const told = values.filter((value) => value !== null && value !== undefined);
  const isFigures = told.length > 0 && told.every((value) => typeof value === 'number');
  return isFigures || (told.length === 0 && column.decimals !== undefined) ? 'right' : undefined;
}

/** Whether the columns hold the same values; functions of one column are taken for the same. */
export function hasSameValues<Row>(
  left: readonly Column<Row>[],
  right: readonly Column<Row>[],
): boolean {
  const kind = (column: Column<Row>) =>
    `${columnId(column)} ${typeof column.value === 'string' ? column.value : ''}`;
  return (
    left.length === right.length &&
    left.every((column, at) => kind(column) === kind(right[at] ?? column))
  );
}

/** A cell as plain text: flags in words, numbers in the Czech way (fractions with two decimals by default). */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return valueText(cellValue(column, row), column.decimals);
}

/** A value as plain text, as cells show it. */
export function valueText(value: CellValue, decimals: number | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value === 'string') return value;
  return formatNumber(value, decimals ?? (Number.isInteger(value) ? 0 : 2));
}

/** Rows in the order of a column; empty cells always last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find((candidate) => columnId(candidate) === sort?.column);
  if (sort === null || column === undefined) return rows;
  const keyed = rows.map((row) => ({ row, value: cellValue(column, row) }));
  const direction = sort.descending ? -1 : 1;
  keyed.sort((left, right) => compareCells(left.value, right.value, direction));
  return keyed.map(({ row }) => row);
}

function compareCells(left: CellValue, right: CellValue, direction: number): number {
  const isLeftEmpty = isEmpty(left);
  const isRightEmpty = isEmpty(right);
  if (isLeftEmpty || isRightEmpty) return Number(isLeftEmpty) - Number(isRightEmpty);
  if (typeof left === 'string' && typeof right === 'string')
    return direction * compareCzech(left, right);
  return direction * (Number(left) - Number(right));
}

function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '';
}
