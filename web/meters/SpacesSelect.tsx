import { NativeSelect } from '@mantine/core';
import styles from './meters.module.css';
import type { MetersPlace } from './place.ts';
import { onlySpacesText } from './watch/warning-filters.ts';

interface SpacesSelectProps {
  place: Pick<MetersPlace, 'spaces'>;
  /** Rows that name the spaces. */
  rows: Parameters<typeof onlySpacesText>[1];
  go: (step: MetersPlace, how?: { replace: boolean }) => void;
}

/** That only some spaces are looked at, as their tab or summary has led here; and the way to all. */
export function SpacesSelect({ place: { spaces }, rows, go }: SpacesSelectProps) {
  if (spaces === undefined) return null;
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Prostory"
      value="some"
      data={[
        { value: 'some', label: onlySpacesText(spaces, rows) },
        { value: 'all', label: 'Všechny prostory' },
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value === 'all') go({ spaces: undefined }, { replace: true });
      }}
    />
  );
}
