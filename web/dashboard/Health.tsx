import type { ReactNode } from 'react';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { moduleIcon } from '#web/ui/module-icon.ts';
import styles from './dashboard.module.css';
import { healthKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { totalsOf } from './tiles.ts';
import type { KindTotal, Tile } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';

/** What is missing in the data: a line for each fault, and under it the units that have it. */
export function Health({ units }: { units: readonly DashboardUnit[] }) {
  const totals = totalsOf(useOpenKinds(healthKinds), units);
  return (
    <Section title="Zdraví dat">
      {totals.length === 0 ? (
        <EmptyState
          icon="database"
          title="V datech nic nechybí"
          text="Kontrolují se uživatelé, plochy, podíly a symboly prostorů, adresy domů, kontakty a čísla SIPO."
        />
      ) : (
        <ul className={styles.faults}>
          {totals.map((total) => (
            <li key={total.kind.count}>
              <Fault total={total} withUnit={units.length > 1} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A fault of one unit leads to its list at once; of more of them it opens to their choice. */
function Fault({ total, withUnit }: { total: KindTotal; withUnit: boolean }) {
  const { kind, tiles } = total;
  const [first] = tiles;
  if (tiles.length === 1 && first !== undefined)
    return (
      <TileLink tile={first} className={styles.fault}>
        <Line total={total} note={withUnit ? first.unit_name : ''} />
      </TileLink>
    );
  return (
    <details className={styles.more}>
      <summary className={styles.fault}>
        <Line total={total} note="" />
      </summary>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <TileLink
              tile={tile}
              className={styles.ofUnit}
              label={`${kind.text}, ${tile.unit_name}: ${tile.count}`}
            >
              <span>{tile.unit_name}</span>{' '}
              <span className={styles.count}>{formatNumber(tile.count, 0)}</span>
            </TileLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TileLinkProps {
  readonly tile: Tile;
  readonly className: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

function TileLink({ tile, className, label, children }: TileLinkProps) {
  const { unit_id, unit_name, href } = tile;
  return (
    <UnitLink {...{ unit_id, unit_name, href, label }} className={className}>
      {children}
    </UnitLink>
  );
}

function Line({ total: { kind, total }, note }: { total: KindTotal; note: string }) {
  const Icon = moduleIcon(kind.icon);
  return (
    <>
      <Icon size="1.25rem" stroke={1.6} aria-hidden="true" />
      <span className={styles.words}>
        <span>{kind.text}</span> {note === '' ? null : <span className={styles.note}>{note}</span>}
      </span>{' '}
      <span className={styles.count}>{formatNumber(total, 0)}</span>
    </>
  );
}
