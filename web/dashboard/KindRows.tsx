import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { moduleIcon } from '#web/ui/module-icon.ts';
import { useFolded } from './folded.ts';
import type { Kind } from './kinds.ts';
import { MoreButton } from './MoreButton.tsx';
import { moreKinds, moreUnits, thingsText, unitText } from './thing-words.ts';
import type { KindTotal, Tile } from './tiles.ts';
import { SumLink } from './SumLink.tsx';
import { UnitLink } from './UnitLink.tsx';
import styles from './kinds.module.css';
import rows from './rows.module.css';

/** So many units a column shows before it folds, whatever number of kinds shares it. */
const LINES = 8;

/** So many kinds fit with a unit each; of more of them only the first ones begin with one, of many none but the first. */
const KINDS = 5;
const MANY_KINDS = 8;
const FIRST_KINDS = 3;

/** So many kinds of many units stand on one screen; the least urgent ones open by a step. */
const MOST_KINDS = 11;

/** How many units the kind of the turn shows before it folds, among so many kinds. */
function fewOf(kinds: number, at: number): number {
  if (kinds <= FIRST_KINDS) return Math.floor(LINES / kinds);
  if (kinds <= KINDS) return 1;
  return at < (kinds < MANY_KINDS ? FIRST_KINDS : 1) ? 1 : 0;
}

interface KindRowsProps {
  readonly totals: readonly KindTotal[];
  /** Burning or waiting; the colour of the sign. */
  readonly tone: 'burning' | 'waiting';
  /** Only one unit is told of, so that it need not be named. */
  readonly isAlone: boolean;
  /** Rows that are no kind of a unit, above the kinds. */
  readonly own?: ReactNode;
}

const toneNames = { burning: 'Co hoří', waiting: 'Co čeká' } as const;

/** A row for each kind with its units inside, the most urgent first. */
export function KindRows({ totals, tone, isAlone, own }: KindRowsProps) {
  const { shown, rest, unfold } = useFolded(totals, isAlone ? totals.length : MOST_KINDS);
  return (
    <ul className={styles.kinds} data-tone={tone}>
      {own}
      {shown.map((each, at) => (
        <li key={each.kind.count}>
          {isAlone ? <Alone total={each} /> : <Units total={each} few={fewOf(totals.length, at)} />}
        </li>
      ))}
      {rest === 0 ? null : (
        <li>
          <MoreButton text={moreKinds(rest)} of={toneNames[tone]} onClick={unfold} />
        </li>
      )}
    </ul>
  );
}

/** Of a single unit the row itself leads to the list. */
function Alone({ total: { kind, tiles } }: { total: KindTotal }) {
  const [tile] = tiles;
  if (tile === undefined) return null;
  const { unit_id, unit_name, href, count } = tile;
  return (
    <UnitLink {...{ unit_id, unit_name, href }} className={styles.kind}>
      <KindHead icon={kind.icon} text={kind.text} count={formatNumber(count, 0)} />
      <span className={styles.below}>{thingsText(tile, todayInPrague())}</span>
    </UnitLink>
  );
}

function Units({ total: { kind, tiles, total }, few }: { total: KindTotal; few: number }) {
  const id = useId();
  const { shown, rest, unfold } = useFolded(tiles, few);
  return (
    <div className={styles.several}>
      <div className={styles.kind}>
        <KindHead
          id={id}
          icon={kind.icon}
          text={kind.text}
          count={tiles.length === 1 ? formatNumber(total, 0) : <SumLink kind={kind} sum={total} />}
        />
      </div>
      <ul className={styles.inside} aria-labelledby={id}>
        {shown.map((tile) => (
          <li key={tile.key}>
            <UnitLine kind={kind} tile={tile} />
          </li>
        ))}
      </ul>
      {rest === 0 ? null : <MoreButton text={moreUnits(rest)} of={kind.text} onClick={unfold} />}
    </div>
  );
}

function UnitLine({ kind, tile }: { kind: Kind; tile: Tile }) {
  const { unit_id, unit_name, href, count } = tile;
  return (
    <UnitLink {...{ unit_id, unit_name, href }} className={rows.ofUnit}>
      <span className="k-hidden">{kind.text}: </span>
      <span className={rows.unitName}>{unit_name}</span>{' '}
      <span className={rows.things}>{unitText(tile, todayInPrague())}</span>{' '}
      <span className={rows.count}>{formatNumber(count, 0)}</span>
    </UnitLink>
  );
}

interface KindHeadProps {
  readonly id?: string;
  readonly icon: string;
  readonly text: string;
  readonly count: ReactNode;
}

/** What a row counts: its sign, its name and how many there are. */
export function KindHead({ id, icon, text, count }: KindHeadProps) {
  const Icon = moduleIcon(icon);
  return (
    <>
      <span className={styles.sign}>
        <Icon size="1.125rem" stroke={1.6} aria-hidden="true" />
      </span>
      <span id={id} className={styles.text}>
        {text}
      </span>{' '}
      <span className={styles.total}>{count}</span>
    </>
  );
}
