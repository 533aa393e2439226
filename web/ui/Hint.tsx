import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import styles from './Hint.module.css';

/** The pointer rests so long before the hint comes; the keyboard gets it at once. */
const REST_MS = 350;
/** With less room beside it the hint stands under the element. */
const LEAST_ROOM = 160;

/** One element that can have the focus. */
export type Hinted = ReactElement<{ 'aria-describedby'?: string | undefined }>;

interface HintProps {
  /** An empty text is no hint. */
  readonly label: string;
  /** What the hint is about. */
  readonly children: Hinted;
}

interface Place {
  readonly side: 'right' | 'below';
  readonly left: number;
  readonly top: number;
}

/** Beside the element, or beside the row that names itself its edge: what else stands there stays free. */
function placeAt(element: Element | null | undefined): Place | null {
  if (!element) return null;
  const { left, top, bottom, height } = element.getBoundingClientRect();
  const edge = element.closest('[data-hint-edge]') ?? element;
  const { right } = edge.getBoundingClientRect();
  return innerWidth - right >= LEAST_ROOM
    ? { side: 'right', left: right, top: top + height / 2 }
    : { side: 'below', left, top: bottom };
}

/**
 * A short text about an element, on hover and on focus from the keyboard; Esc puts it away and the
 * pointer may rest on it. Drawn by ourselves: a positioning library would weigh on every page.
 */
export function Hint({ label, children }: HintProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place | null>(null);
  const show = () => setPlace(placeAt(host.current?.firstElementChild));
  const hide = () => {
    clearTimeout(waiting.current);
    setPlace(null);
  };
  const showAfterRest = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(show, REST_MS);
  };
  const showOnFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show();
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  if (label === '') return children;
  return (
    <span
      ref={host}
      role="presentation"
      className={styles.host}
      onPointerEnter={showAfterRest}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showOnFocus}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': place === null ? undefined : id })}
      {place === null ? null : <Bubble id={id} label={label} place={place} onLeave={hide} />}
    </span>
  );
}

interface BubbleProps {
  readonly id: string;
  readonly label: string;
  readonly place: Place;
  readonly onLeave: () => void;
}

function Bubble({ id, label, place, onLeave }: BubbleProps) {
  const { side, left, top } = place;
  useLeave(onLeave);
  return createPortal(
    <div id={id} role="tooltip" className={styles.bubble} data-side={side} style={{ left, top }}>
      <span className={styles.text}>{label}</span>
    </div>,
    document.body,
  );
}

/** Esc puts the hint away and does nothing else; scrolling would leave it behind its element. */
function useLeave(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  });
  const onScroll = useEffectEvent(leave);
  useEffect(() => {
    const away = new AbortController();
    const { signal } = away;
    addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    addEventListener('scroll', () => onScroll(), { capture: true, signal });
    return () => away.abort();
  }, []);
}
