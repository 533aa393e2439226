import { memo } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isBlock } from './pasted.ts';
import styles from './house-values.module.css';

interface ValueCellProps {
  /** Key of the cell among what was typed. */
  cell: string;
  /** 'Počet osob, prostor 12' */
  label: string;
  text: string;
  /** What holds, as it is typed; empty where the row tells it already. */
  former: string;
  isTyped: boolean;
  isChanged: boolean;
  fault: string | undefined;
  /** A later record, or another thing to know. */
  note: string;
  onType: (cell: string, text: string) => void;
  onTakeBack: (cell: string) => void;
  onStep: (from: HTMLElement, step: 1 | -1) => void;
  onPaste: (from: HTMLElement, text: string) => void;
}

/** One value: Enter and the arrows go through its column, Esc takes back what was typed. */
export const ValueCell = memo(function ValueCell(props: ValueCellProps) {
  const { cell, label, text, former, isTyped, isChanged, fault, note } = props;
  const noteId = `${cell.replace(/\W+/gu, '-')}-note`;
  const told = fault ?? (isChanged && former !== '' ? `dosud ${former}` : note);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Escape' && isTyped) props.onTakeBack(cell);
    else if (key === 'Enter' || key === 'ArrowDown') props.onStep(event.currentTarget, 1);
    else if (key === 'ArrowUp') props.onStep(event.currentTarget, -1);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isBlock(pasted)) return;
    event.preventDefault();
    props.onPaste(event.currentTarget, pasted);
  };
  return (
    <div className={styles.cell} data-changed={isChanged || undefined}>
      <input
        className="k-figures"
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={told === '' ? undefined : noteId}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => props.onType(cell, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {told === '' ? null : (
        <span id={noteId} data-fault={fault === undefined ? undefined : true}>
          {told}
        </span>
      )}
    </div>
  );
});
