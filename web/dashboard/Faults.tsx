import type { ReactNode } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { moduleIcon } from '#web/ui/module-icon.ts';
import { useFolded } from './folded.ts';
import { MoreButton } from './MoreButton.tsx';
import type { KindTotal, Tile } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';
import styles from './faults.module.css';
import rows from './rows.module.css';

interface FaultsProps {
  readonly totals: readonly KindTotal[];
  readonly withUnit: boolean;
  /** So many are shown before they fold. */
  readonly few: number;
}

/** Faults of the data, the most frequent first, and under each the units that have it. */
export function Faults({ totals, withUnit, few }: FaultsProps) {
  const { shown, rest, unfold } = useFolded(totals, few);
  if (totals.length === 0)
    return <p className={styles.calm}>V tom, co se kontroluje, nic nechybí.</p>;
  return (
    <>
      <ul className={styles.faults}>
        {shown.map((total) => (
          <li key={total.kind.count}>
            <Fault total={total} withUnit={withUnit} />
          </li>
        ))}
      </ul>
      {rest === 0 ? null : (
        <MoreButton
          text={`${czechPlural(rest, 'další', 'další', 'dalších')} ${rest} ${czechPlural(rest, 'druh chyb', 'druhy chyb', 'druhů chyb')}`}
          of="Zdraví dat"
          onClick={unfold}
        />
      )}
    </>
  );
}

/** A fault of one unit leads to its list at once; of more of them it opens to their choice. */
function Fault({ total, withUnit }: { total: KindTotal; withUnit: boolean }) {
  const { kind, tiles } = total;
  const [first] = tiles;
  if (tiles.length === 1 && first !== undefined)
    return (
      <TileLink tile={first} className={rows.row}>
        <Line total={total} note={withUnit ? first.unit_name : ''} />
      </TileLink>
    );
  return (
    <details className={styles.more}>
      <summary className={rows.row}>
        <Line total={total} note="" />
      </summary>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <TileLink
              tile={tile}
              className={rows.ofUnit}
              label={`${kind.text}, ${tile.unit_name}: ${tile.count}`}
            >
              <span className={rows.unitName}>{tile.unit_name}</span>{' '}
              <span className={rows.count}>{formatNumber(tile.count, 0)}</span>
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
      <Icon size="1.125rem" stroke={1.6} aria-hidden="true" />
      <span className={styles.words}>
        <span>{kind.text}</span> {note === '' ? null : <span className={rows.note}>{note}</span>}
      </span>{' '}
      <span className={rows.count}>{formatNumber(total, 0)}</span>
    </>
  );
}
