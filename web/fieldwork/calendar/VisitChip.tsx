import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconDoorOff } from '#web/icons/IconDoorOff.ts';
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react';
import type { Conflict } from '#contract/fieldwork/planning/check.ts';
import { clockText, lengthText } from '#contract/fieldwork/planning/time-text.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { isVisitOpen, whereText } from '../visits/visit-text.ts';
import styles from './calendar.module.css';

/** By what a dragged visit is known. */
export const DRAGGED = 'application/x-kastelan-visit';

export interface ChipTools {
  readonly onOpen: (visit: Visit) => void;
  /** True when the key moved it. */
  readonly onKey: (event: KeyboardEvent, visit: Visit) => boolean;
  readonly conflicts: ReadonlyMap<number, readonly Conflict[]>;
}

interface VisitChipProps {
  visit: Visit;
  tools: ChipTools;
  style?: CSSProperties;
}

const icon = { size: '0.9375rem', 'aria-hidden': true } as const;

/** What tells how a visit stands besides its colour. */
function StateSign({ visit, isWrong }: { visit: Visit; isWrong: boolean }) {
  if (visit.state === 'done') return <IconCheck {...icon} />;
  if (visit.state === 'no-access') return <IconDoorOff {...icon} />;
  return isWrong ? <IconAlertTriangle {...icon} /> : null;
}

/** A visit in the calendar: dragged, moved by keys, opened by a click or Enter. */
export function VisitChip({ visit, tools, style }: VisitChipProps) {
  const conflicts = tools.conflicts.get(visit.visit_id) ?? [];
  const { from_minute, minutes, state } = visit;
  const time = from_minute === null ? lengthText(minutes) : clockText(from_minute);
  const words = [
    from_minute === null ? 'bez termínu' : `${time}, ${lengthText(minutes)}`,
    whereText(visit),
    visit.work_name,
    visit.contact,
    state === 'planned' || state === 'unplaced' ? '' : visitStateValue.text(state),
    ...conflicts.map(({ message }) => message),
  ];
  const text = words.filter((word) => word !== '').join(' · ');
  return (
    <button
      type="button"
      className={styles.chip}
      style={style}
      data-state={state}
      data-wrong={conflicts.length > 0 || undefined}
      data-visit={visit.visit_id}
      aria-label={text}
      title={text}
      draggable={isVisitOpen(visit)}
      onDragStart={(event: DragEvent) => {
        const { left } = event.currentTarget.getBoundingClientRect();
        const grip = Math.round(event.clientX - left);
        event.dataTransfer.setData(DRAGGED, `${visit.visit_id} ${grip}`);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={() => tools.onOpen(visit)}
      onKeyDown={(event) => {
        if (tools.onKey(event, visit)) event.preventDefault();
      }}
    >
      <span className={styles.when}>
        <StateSign visit={visit} isWrong={conflicts.length > 0} />
        {time}
      </span>
      <span className={styles.where}>{whereText(visit)}</span>
    </button>
  );
}

/** The visit that was dropped and where it was held, in pixels from its left edge; undefined of anything else. */
export function droppedVisit(event: DragEvent, visits: readonly Visit[]) {
  const [id, grip] = event.dataTransfer.getData(DRAGGED).split(' ').map(Number);
  const visit = visits.find((one) => one.visit_id === id);
  return visit === undefined ? undefined : { visit, grip: grip ?? 0 };
}
