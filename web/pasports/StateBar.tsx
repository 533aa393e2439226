import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { day } from '#contract/fields.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
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
      <DayInput as_of={place.as_of} go={go} />
      <Switch
        label={`Zobrazit skryté${hiddenCount(counts)}`}
        checked={place.hidden === 1}
        onChange={(event) => go({ hidden: event.currentTarget.checked ? 1 : undefined })}
      />
    </div>
  );
}

function DayInput({ as_of, go }: { as_of: string | undefined; go: Go }) {
  const today = todayInPrague();
  const [typed, setTyped] = useState<string | null>(null);
  // A year is typed figure by figure; the lists follow once it makes a day that records can tell of.
  const type = (text: string) => {
    setTyped(text);
    if (day.safeParse(text).success) go({ as_of: text === today ? undefined : text });
  };
  return (
    <div className={styles.day}>
      <TextInput
        type="date"
        label="Stav ke dni"
        className="k-figures"
        value={typed ?? as_of ?? today}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {as_of === undefined ? null : (
        <Button variant="default" onClick={() => go({ as_of: undefined })}>
          Dnes
        </Button>
      )}
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
