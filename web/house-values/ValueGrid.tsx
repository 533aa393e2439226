import { useRef } from 'react';
import type { HouseValueRow } from '#contract/pasports/house-values.ts';
import { formatDate } from '#web/lib/czech.ts';
import { cellKey, heldIn, laterIn, typedText, valueWords, type SheetColumn } from './sheet.ts';
import { SpaceHeading } from './SpaceHeading.tsx';
import { SumRow } from './SumRow.tsx';
import type { Sheet } from './useSheet.ts';
import { ValueCell } from './ValueCell.tsx';
import styles from './house-values.module.css';

interface ValueGridProps {
  sheet: Sheet;
  label: string;
  /** Where the keyboard goes behind the last cell. */
  onEnd: () => void;
}

/** Values of the spaces of a house, typed as in a spreadsheet. */
export function ValueGrid({ sheet, label, onEnd }: ValueGridProps) {
  const { kind, rows, columns } = sheet;
  const table = useRef<HTMLTableElement>(null);
  const changed = new Set(sheet.changes.map(({ row, column }) => cellKey(row.pasport_id, column)));
  const inputs = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody input') ?? [])];
  const step = (from: HTMLElement, by: 1 | -1) => {
    const all = inputs();
    const at = all.indexOf(from);
    const next = at + by * columns.length;
    const column = at % columns.length;
    if (all[next] !== undefined) all[next].focus();
    else if (by === 1 && column + 1 < columns.length) all[column + 1]?.focus();
    else if (by === 1) onEnd();
  };
  const paste = (from: HTMLElement, text: string) => {
    const at = inputs().indexOf(from);
    sheet.paste(text, { row: Math.floor(at / columns.length), column: at % columns.length });
  };
  const cellOf = (row: HouseValueRow, column: SheetColumn) => {
    const key = cellKey(row.pasport_id, column);
    const former = typedText(kind, heldIn(row, column)?.amount);
    const typed = sheet.typed[key];
    return (
      <ValueCell
        cell={key}
        label={`${column.name === '' ? valueWords[kind].title : column.name}, prostor ${row.space_number}`}
        text={typed ?? former}
        former={kind === 'persons' ? '' : former}
        isTyped={typed !== undefined}
        isChanged={changed.has(key)}
        fault={sheet.faults.get(key)}
        note={laterText(sheet, row, column)}
        onType={sheet.type}
        onTakeBack={sheet.takeBack}
        onStep={step}
        onPaste={paste}
      />
    );
  };
  return (
    <div className={styles.scroller} data-kind={kind}>
      <table ref={table} className={styles.grid} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" data-pinned>
              Prostor
            </th>
            {kind === 'persons' ? (
              <th scope="col" data-align="right">
                Dosud
              </th>
            ) : null}
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" data-align="right">
                {name === '' ? 'Nově' : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.pasport_id}>
              <SpaceHeading row={row} />
              {kind === 'persons' ? <Former row={row} column={columns[0]} /> : null}
              {columns.map((column) => (
                <td key={column.key}>{cellOf(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <SumRow sheet={sheet} />
      </table>
    </div>
  );
}

function Former({ row, column }: { row: HouseValueRow; column: SheetColumn | undefined }) {
  const held = column === undefined ? undefined : heldIn(row, column);
  return (
    <td data-align="right" className={styles.former}>
      {held === undefined ? 'neznámo' : held.amount}
    </td>
  );
}

/** 'od 1. 9. 2026 zapsáno 5' */
function laterText({ kind }: Sheet, row: HouseValueRow, column: SheetColumn): string {
  const later = laterIn(row, column);
  if (later === undefined) return '';
  return `od ${formatDate(later.valid_from)} zapsáno ${typedText(kind, later.amount)}`;
}
