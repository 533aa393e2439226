import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectedCity } from '#web/session/selectedCity.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import type { BuildingsPlace, Go } from './place.ts';
import styles from './buildings.module.css';

/** Stands in place of the table while the unit has no building: what belongs here and the first steps. */
export function NoBuildings({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon="building"
      title="Jednotka zatím nemá žádný dům"
      text="Dům má podlaží a prostory, tedy byty a nebyty. Založte první dům, nebo přeneste celý dům najednou z tabulky, jakou už máte."
      action={
        <div className={styles.buttons}>
          {action}
          <ImportLink kind="house" text="Celý dům z tabulky" />
          <ImportLink kind="buildings" text="Import domů" />
        </div>
      }
    />
  );
}

interface NoneShownProps {
  place: BuildingsPlace;
  city_id: number;
  go: Go;
}

/** The way out when filters, or the hidden flag, leave nothing to show. */
export function NoneShown({ place, city_id, go }: NoneShownProps) {
  const isFiltered = city_id !== 0 || place.within !== undefined || place.filter !== undefined;
  const showAll = () => {
    selectedCity.set(0);
    go({ within: undefined, filter: undefined }, { replace: true });
  };
  if (isFiltered)
    return (
      <Button variant="default" onClick={showAll}>
        Zrušit filtry
      </Button>
    );
  return (
    <Button variant="default" onClick={() => go({ hidden: 1 }, { replace: true })}>
      Zobrazit skryté
    </Button>
  );
}
