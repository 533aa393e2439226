import { Switch } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import styles from './pasports.module.css';
import type { Go, PasportsPlace } from './place.ts';

interface StateBarProps {
  place: PasportsPlace;
  go: Go;
  counts: { readonly hidden_spaces: number; readonly hidden_buildings: number } | undefined;
}

/** The day whose state is shown, and whether hidden records are. */
export function StateBar({ place, go, counts }: StateBarProps) {
  return (
    <div className={styles.bar}>
      <AsOfField value={place.as_of} onChange={(as_of) => go({ as_of })} />
      <Switch
        label={`Zobrazit skryté${hiddenCount(counts)}`}
        checked={place.hidden === 1}
        onChange={(event) => go({ hidden: event.currentTarget.checked ? 1 : undefined })}
      />
    </div>
  );
}

function hiddenCount(counts: StateBarProps['counts']): string {
  const { hidden_spaces = 0, hidden_buildings = 0 } = counts ?? {};
  if (hidden_spaces + hidden_buildings === 0) return '';
  const spaces = `${hidden_spaces} ${czechPlural(hidden_spaces, 'prostor', 'prostory', 'prostorů')}`;
  const houses = `${hidden_buildings} ${czechPlural(hidden_buildings, 'dům', 'domy', 'domů')}`;
  return ` (${[hidden_spaces > 0 ? spaces : '', hidden_buildings > 0 ? houses : '']
    .filter((part) => part !== '')
    .join(', ')})`;
}
