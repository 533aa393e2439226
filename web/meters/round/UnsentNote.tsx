import { Button } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { readAllKept } from './kept.ts';
import { readKeptPhotos } from './kept-photos.ts';
import styles from './round.module.css';

/** What was not sent, as somebody has it: '12 neodeslaných odečtů a 1 neodeslanou fotku'. */
export function unsentText(lines: number, photos: number): string {
  const readings = `${lines} ${czechPlural(lines, 'neodeslaný odečet', 'neodeslané odečty', 'neodeslaných odečtů')}`;
  const pictures = `${photos} ${czechPlural(photos, 'neodeslanou fotku', 'neodeslané fotky', 'neodeslaných fotek')}`;
  if (photos === 0) return readings;
  return lines === 0 ? pictures : `${readings} a ${pictures}`;
}

interface UnsentNoteProps {
  unit_id: number;
  /** To the walk of a house on a day. */
  onContinue: (walk: { readonly house: number; readonly day: string }) => void;
}

/** What was typed in a walk and waits in this device, over the list of meters; nothing when nothing does. */
export function UnsentNote({ unit_id, onContinue }: UnsentNoteProps) {
  const lines = [...readAllKept(unit_id).values()];
  const photos = readKeptPhotos(unit_id);
  const [first] = [...lines, ...photos];
  if (first === undefined) return null;
  return (
    <p className={styles.note}>
      {`Máte ${unsentText(lines.length, photos.length)} v tomto zařízení.`}
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
