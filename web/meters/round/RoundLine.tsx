import { IconGripVertical } from '#web/icons/IconGripVertical.ts';
import { memo, useState, type DragEvent } from 'react';
import { closesScale } from '#contract/rules/allocator-scale.ts';
import { amountText } from '#contract/metering/amount-text.ts';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { formatDate } from '#web/lib/czech.ts';
import { stateText, usedText } from '../meter-text.ts';
import { verdictOn, type Verdict } from './judge.ts';
import { lineName } from './kept.ts';
import { insideText, meterText, spaceText, standsText } from './line-text.ts';
import { LineField } from './LineField.tsx';
import { LineConflict, LineTools } from './LineTools.tsx';
import { useOutbox, type OutLine } from './outbox.ts';
import { usePhotos, type OutPhoto } from './photos.ts';
import styles from './round.module.css';
import { activeLine, type Walk } from './walk.ts';

interface RoundLineProps {
  walk: Walk;
  place: RoundPlace;
}

/** One meter of the walk; drawn anew only when something of its own changes. */
export const RoundLine = memo(function RoundLine({ walk, place }: RoundLineProps) {
  const { house, day, medians } = walk;
  const { meter_id } = place;
  const name = lineName({ house, day, meter_id });
  const line = useOutbox(({ lines }) => lines.get(name));
  const photo = usePhotos(({ photos }) => photos.get(name));
  const isActive = activeLine.use((active) => active === meter_id);
  const verdict = verdictOn(place, day, line, medians);
  const { dragging, dropping } = useDragging(walk, place);
  const ids = { before: `pred-${meter_id}`, says: `k-${meter_id}` };
  return (
    <li
      className={styles.line}
      data-active={isActive || undefined}
      data-phase={line?.phase ?? (place.reading === null ? undefined : 'written')}
      {...dropping}
    >
      <span className={styles.grip} {...dragging}>
        <IconGripVertical size="1.125rem" aria-hidden="true" />
      </span>
      <span className={styles.where}>
        <strong>{spaceText(place)}</strong>
        <span className={styles.inside}>{insideText(place)}</span>
      </span>
      <span className={styles.meter}>{meterText(place)}</span>
      <Before place={place} id={ids.before} />
      <Former place={place} />
      <LineField
        walk={walk}
        place={place}
        line={line}
        verdict={verdict}
        describedBy={`${ids.before} ${ids.says}`}
      />
      {/* The tools of the active line tell of its photo themselves. */}
      <Says
        place={place}
        line={line}
        photo={isActive ? undefined : photo}
        verdict={verdict}
        id={ids.says}
      />
      {line?.phase === 'conflict' && line.answer !== undefined ? (
        <LineConflict walk={walk} place={place} line={line} met={line.answer} />
      ) : null}
      {isActive ? <LineTools walk={walk} place={place} line={line} verdict={verdict} /> : null}
    </li>
  );
});

function Before({ place, id }: { place: RoundPlace; id: string }) {
  const { before } = place;
  return (
    <span className={styles.before} id={id}>
      <span className={styles.label}>Předchozí </span>
      {before === null ? (
        'první stav'
      ) : (
        <>
          <span className="k-figures">{stateText(before.state, place)}</span>{' '}
          <span className={styles.date}>
            {formatDate(before.read_on)}
            {closesScale(before.read_on, place.scale_month) ? ', pak znovu od nuly' : ''}
          </span>
        </>
      )}
    </span>
  );
}

function Former({ place: { former, measured_unit } }: { place: RoundPlace }) {
  return (
    <span className={styles.former}>
      <span className={styles.label}>Loni </span>
      <span className="k-figures">
        {former === null ? 'není známo' : amountText(former.amount, measured_unit)}
      </span>
    </span>
  );
}

interface SaysProps {
  place: RoundPlace;
  line: OutLine | undefined;
  photo: OutPhoto | undefined;
  verdict: Verdict;
  id: string;
}

/** What came of it so far: the consumption and how likely it is, the fault, and where the line stands. */
function Says({ place, line, photo, verdict, id }: SaysProps) {
  const refusal = line?.phase === 'refused' ? line.answer?.message : undefined;
  const message = verdict.fault?.message ?? refusal;
  return (
    <span className={styles.says} id={id}>
      {message === undefined ? null : <span className={styles.fault}>{message}</span>}
      <Used place={place} verdict={verdict} />
      <span className={styles.small}>{standsText(place, line, photo)}</span>
    </span>
  );
}

function Used({ place, verdict: { used, plausibility } }: Pick<SaysProps, 'place' | 'verdict'>) {
  if (used === null) return null;
  return (
    <span>
      <span className="k-figures">{usedText(used, place.measured_unit)}</span>{' '}
      <span className={styles.level} data-level={plausibility?.level}>
        {plausibility?.words}
      </span>
    </span>
  );
}

const DRAGGED = 'application/x-kastelan-meter';

function sideOf({ currentTarget, clientY }: DragEvent): 'before' | 'after' {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

/** A line is dragged by its grip to where people walk by it. */
function useDragging(walk: Walk, { measuring_place_id }: RoundPlace) {
  const [side, setSide] = useState<'before' | 'after' | undefined>();
  const dragging = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(DRAGGED, String(measuring_place_id));
      event.dataTransfer.effectAllowed = 'move' as const;
    },
  };
  const dropping = {
    'data-over': side,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setSide(undefined);
      walk.onDrop(Number(event.dataTransfer.getData(DRAGGED)), measuring_place_id, sideOf(event));
    },
  };
  return { dragging, dropping };
}
