import { Button } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { readAllKept } from './kept.ts';
import styles from './round.module.css';

/** '12 neodeslaných odečtů' */
export const unsentText = (count: number): string =>
  `${count} ${czechPlural(count, 'neodeslaný odečet', 'neodeslané odečty', 'neodeslaných odečtů')}`;

interface UnsentNoteProps {
  unit_id: number;
  /** To the walk of a house on a day. */
  onContinue: (walk: { readonly house: number; readonly day: string }) => void;
}

/** What was typed in a walk and waits in this device, over the list of meters; nothing when nothing does. */
export function UnsentNote({ unit_id, onContinue }: UnsentNoteProps) {
  const kept = [...readAllKept(unit_id).values()];
  const [first] = kept;
  if (first === undefined) return null;
  return (
    <p className={styles.note}>
      {`Máte ${unsentText(kept.length)} v tomto zařízení.`}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => onContinue({ house: first.house, day: first.day })}
      >
        Pokračovat v zápisu
      </Button>
    </p>
  );
}
