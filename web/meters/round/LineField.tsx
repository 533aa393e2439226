import { useRef, type KeyboardEvent } from 'react';
import { unitText } from '#contract/metering/amount-text.ts';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import {
  finishLine,
  forgetLine,
  markEstimate,
  markNoAccess,
  markOverflow,
  mayNote,
  typeState,
} from './actions.ts';
import type { Verdict } from './judge.ts';
import { lineKey, type LineKey } from './line-keys.ts';
import { insideText, meterText, spaceText, typedText } from './line-text.ts';
import type { OutLine } from './outbox.ts';
import styles from './round.module.css';
import { activeLine, fieldId, notedLine, photoInputId, type Walk } from './walk.ts';

interface LineFieldProps {
  walk: Walk;
  place: RoundPlace;
  line: OutLine | undefined;
  verdict: Verdict;
  describedBy: string;
}

/** What the counter shows: only digits and Enter are needed, other keys do what is said under the line. */
export function LineField({ walk, place, line, verdict, describedBy }: LineFieldProps) {
  const { meter_id, decimals, measured_unit, reading } = place;
  const press = usePress(walk, place, line);
  const text = line?.text ?? typedText(reading?.state ?? null);
  const isVisit = (line ?? reading)?.status === 'no-access';
  const isFaulty = verdict.fault !== null || line?.phase === 'refused';
  const where = [spaceText(place), insideText(place)].filter((part) => part !== '').join(', ');
  return (
    <span className={styles.field}>
      <input
        id={fieldId(meter_id)}
        className="k-figures"
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Stav ${meterText(place)}, ${where}`}
        aria-describedby={describedBy}
        aria-invalid={isFaulty || undefined}
        placeholder={isVisit ? 'nepřístupno' : undefined}
        value={text}
        onFocus={(event) => {
          activeLine.set(meter_id);
          event.currentTarget.select();
        }}
        onBlur={() => finishLine(walk, place)}
        onChange={({ currentTarget: { value } }) => typeState(walk, place, value)}
        onKeyDown={press}
      />
      <span aria-hidden="true">{unitText(measured_unit)}</span>
    </span>
  );
}

/** What keys do; Enter stays once at what cannot be true, and goes on when it is pressed again. */
function usePress(walk: Walk, place: RoundPlace, line: OutLine | undefined) {
  const warned = useRef<string | null>(null);
  const { meter_id } = place;
  const next = (isByEnter: boolean) => {
    const isTrue = finishLine(walk, place);
    const mark = JSON.stringify([line?.text, line?.overflowed]);
    if (!isTrue && isByEnter && warned.current !== mark) warned.current = mark;
    else walk.onStep(meter_id, 1);
  };
  const acts: Readonly<Record<LineKey, (event: KeyboardEvent) => void>> = {
    next: ({ key }) => next(key === 'Enter'),
    previous: () => walk.onStep(meter_id, -1),
    up: () => walk.onShift(place, -1),
    down: () => walk.onShift(place, 1),
    'no-access': () => {
      if (markNoAccess(walk, place)) walk.onStep(meter_id, 1);
    },
    estimate: () => markEstimate(walk, place),
    overflow: () => markOverflow(walk, place),
    photo: () => document.getElementById(photoInputId(meter_id))?.click(),
    note: () => (mayNote(place) ? notedLine.set(meter_id) : undefined),
    forget: () => void forgetLine(walk, place),
    nothing: () => undefined,
  };
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const known = lineKey(event);
    if (known === undefined) return;
    event.preventDefault();
    acts[known](event);
  };
}
