import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { commonShareText, ownersText } from './share-words.ts';
import { typedOfPaste, type Typed } from './new-shares.ts';
import styles from './house-shares.module.css';

interface NewSharesTableProps {
  spaces: readonly HouseShare[];
  typed: Typed;
  faults: Readonly<Record<number, string>>;
  onType: (typed: Typed) => void;
}

/** A row for each space: its share of the day, and a field for the new one. Enter and the arrows go along the column. */
export function NewSharesTable({ spaces, typed, faults, onType }: NewSharesTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const by =
      event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = body.current?.querySelectorAll('input')[at + by];
    next?.focus();
    next?.select();
  };
  return (
    <div className={styles.scroller}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Prostor</th>
            <th scope="col" data-owners>
              Vlastníci
            </th>
            <th scope="col" data-figure>
              Dosud
            </th>
            <th scope="col">Nový podíl</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {spaces.map((space, at) => {
            const { pasport_id, space_number } = space;
            const fault = faults[pasport_id];
            const text = typed[pasport_id] ?? '';
            return (
              <tr key={pasport_id} data-changed={text.trim() === '' ? undefined : true}>
                <th scope="row">{space_number}</th>
                <td data-owners>{ownersText(space)}</td>
                <td data-figure>{commonShareText(space)}</td>
                <td>
                  <input
                    className="k-figures"
                    aria-label={`Nový podíl, prostor ${space_number}`}
                    aria-invalid={fault === undefined ? undefined : true}
                    aria-describedby={fault === undefined ? undefined : `share-${pasport_id}`}
                    autoComplete="off"
                    value={text}
                    onChange={(event) =>
                      onType({ ...typed, [pasport_id]: event.currentTarget.value })
                    }
                    onKeyDown={(event) => step(event, at)}
                    onPaste={(event) => {
                      const pasted = event.clipboardData.getData('text/plain');
                      if (!pasted.includes('\n')) return;
                      event.preventDefault();
                      onType({ ...typed, ...typedOfPaste(spaces, pasport_id, pasted) });
                    }}
                  />
                  {fault === undefined ? null : (
                    <span id={`share-${pasport_id}`} className={styles.fault}>
                      {fault}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
