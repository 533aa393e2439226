import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import { moduleIcon } from '#web/ui/module-icon.ts';
import styles from './dashboard.module.css';
import type { Tile } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';

/** So many are seen at once; the rest is one step away. */
const FEW = 8;

interface TilesProps {
  readonly tiles: readonly Tile[];
  /** Burning or waiting; the colour of the sign. */
  readonly tone: 'burning' | 'waiting';
}

/** Counts that lead to their lists, one under another. */
export function Tiles({ tiles, tone }: TilesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tiles : tiles.slice(0, FEW);
  return (
    <>
      <ul className={styles.tiles} data-tone={tone}>
        {shown.map((tile) => (
          <li key={tile.key}>
            <UnitTile tile={tile} />
          </li>
        ))}
      </ul>
      {shown.length === tiles.length ? null : (
        <Button variant="default" onClick={() => setWhole(true)}>
          Zobrazit vše ({tiles.length})
        </Button>
      )}
    </>
  );
}

/** A day whose parts stay on one line. */
function unbroken(day: string): string {
  return formatDate(day).replaceAll(' ', '\u00a0');
}

function UnitTile({ tile }: { tile: Tile }) {
  const { kind, unit_id, unit_name, href, count, since } = tile;
  const note = since === null ? unit_name : `${unit_name} · nejdéle od ${unbroken(since)}`;
  return (
    <UnitLink unit_id={unit_id} unit_name={unit_name} href={href} className={styles.tile}>
      <TileText icon={kind.icon} count={count} text={kind.text} note={note} />
    </UnitLink>
  );
}

interface TileTextProps {
  readonly icon: string;
  readonly count: number;
  readonly text: string;
  readonly note: string;
}

/** What stands on a tile: its sign, text, note and count. */
export function TileText({ icon, count, text, note }: TileTextProps) {
  const Icon = moduleIcon(icon);
  return (
    <>
      <span className={styles.sign}>
        <Icon size="1.375rem" stroke={1.6} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.text}>{text}</span> <span className={styles.note}>{note}</span>
      </span>{' '}
      <span className={styles.count}>{formatNumber(count, 0)}</span>
    </>
  );
}
