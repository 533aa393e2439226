import { useState, type ReactNode } from 'react';
import { spaceAddress } from '#web/core/due-words.ts';
import { keepOrder } from '#web/table/shown-order.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { DrawnSpace, FloorRow } from './floor-rows.ts';
import { pictureKeyDown } from './picture-keyboard.ts';
import styles from './picture.module.css';

/** How a space is drawn under its number. */
interface Tile {
  readonly content: ReactNode;
  /** All that the picture has no room for. */
  readonly title: string;
  /** Nobody uses it, or nothing is measured there: drawn empty. */
  readonly isFree?: boolean;
  readonly isLate?: boolean;
  /** Class of its own, such as a colour. */
  readonly className?: string | undefined;
}

interface HouseDrawingProps<Cell extends DrawnSpace> {
  unit_id: number;
  label: string;
  rows: readonly FloorRow<Cell>[];
  tileOf: (cell: Cell) => Tile;
  /** The tab of the space's record that a cell opens. */
  tab: string;
}

/** A house by its floors from the top; arrows walk over its spaces, of which one is reached by Tab: the focused one, else the first. */
export function HouseDrawing<Cell extends DrawnSpace>(props: HouseDrawingProps<Cell>) {
  const { label, rows } = props;
  const [focused, setFocused] = useState<number | null>(null);
  const ids = rows.flatMap((row) => row.cells.map(({ pasport_space_id }) => pasport_space_id));
  const stop = ids.find((id) => id === focused) ?? ids[0];
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={styles.house}
      onKeyDown={(event) =>
        pictureKeyDown(
          event,
          rows.map((row) => row.cells.length),
        )
      }
    >
      {rows.map(({ key, code, name, cells }, at) => (
        <div key={key} role="row" className={styles.floor}>
          <div role="rowheader" className={styles.code}>
            <strong>{code}</strong>
            {name === '' ? null : <span className={styles.name}>{name}</span>}
          </div>
          {cells.length === 0 ? (
            <div role="gridcell" className={styles.none}>
              bez prostorů
            </div>
          ) : (
            <div role="presentation" className={styles.cells}>
              {cells.map((cell, place) => (
                <Space
                  key={cell.pasport_space_id}
                  {...props}
                  cell={cell}
                  row={at}
                  place={place}
                  isStop={cell.pasport_space_id === stop}
                  onFocus={() => setFocused(cell.pasport_space_id)}
                  onOpen={() => keepOrder('spaces', ids)}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface SpaceProps<Cell extends DrawnSpace> extends Pick<
  HouseDrawingProps<Cell>,
  'unit_id' | 'tileOf' | 'tab'
> {
  cell: Cell;
  row: number;
  place: number;
  /** Reached by Tab; the others by arrows from it. */
  isStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

/** A space of the picture: its number and what is told of it; a link to it. */
function Space<Cell extends DrawnSpace>(props: SpaceProps<Cell>) {
  const { unit_id, cell, tileOf, tab, row, place, isStop, onFocus, onOpen } = props;
  const { pasport_space_id, space_number, pasport_type_name, is_flat } = cell;
  const { content, title, isFree, isLate, className } = tileOf(cell);
  return (
    <div role="gridcell" className={styles.cell}>
      <InnerLink
        className={`${styles.space} ${className ?? ''}`}
        href={spaceAddress(unit_id, pasport_space_id, tab)}
        tabIndex={isStop ? 0 : -1}
        data-row={row}
        data-place={place}
        data-free={isFree || undefined}
        data-late={isLate || undefined}
        title={title}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className={styles.number}>
          <span className={is_flat ? 'k-hidden' : styles.type}>{pasport_type_name} </span>
          {space_number}
        </span>
        {content}
      </InnerLink>
    </div>
  );
}
