import { Button } from '@mantine/core';
import type { Building } from '#contract/pasports/buildings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import styles from './buildings.module.css';
import { HousePicture } from './picture/HousePicture.tsx';

/** The building drawn by its floors, how many flats and other spaces it has, and the way to them. */
export function BuildingSpaces({ building }: { building: Building }) {
  const { unit_id, pasport_id, flats_count, spaces_count } = building;
  const href = `${paths.pasports}?unit=${unit_id}&building=${pasport_id}`;
  const count = flats_count + spaces_count;
  if (count === 0) {
    return (
      <EmptyState
        icon="door"
        title="Dům zatím nemá žádný prostor"
        text="Prostory jsou byty a nebyty; zakládají se na obrazovce Prostory."
        action={
          <Button component={InnerLink} href={href}>
            Založit prostory
          </Button>
        }
      />
    );
  }
  const word = czechPlural(count, 'prostor', 'prostory', 'prostorů');
  return (
    <div className={styles.section}>
      <HousePicture building={building} />
      <div className={styles.cards}>
        <StatCard
          label="Byty"
          value={formatNumber(flats_count, 0)}
          icon="home"
          link={{ href: `${href}&filter=flats`, title: 'Přejít na byty domu' }}
        />
        <StatCard
          label="Nebyty"
          value={formatNumber(spaces_count, 0)}
          icon="door"
          link={{ href: `${href}&filter=others`, title: 'Přejít na nebyty domu' }}
        />
      </div>
      <Button component={InnerLink} href={href} variant="light">
        Zobrazit {formatNumber(count, 0)} {word} domu
      </Button>
    </div>
  );
}
