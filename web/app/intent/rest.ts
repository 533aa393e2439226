import { linkAt, LINKS } from './links.ts';

/** So long a pointer rests on a link before its screen is meant; passing over it means nothing. */
const POINTER_MS = 100;
/** So long the focus of a keyboard does: one tabs on quicker. */
const FOCUS_MS = 150;
/** A hand that holds a mouse trembles. */
const TREMBLE_PX = 3;

interface Place {
  readonly x: number;
  readonly y: number;
}
type Link = HTMLAnchorElement;

const isNear = (one: Place, { x, y }: Place) => Math.hypot(one.x - x, one.y - y) <= TREMBLE_PX;

/** Opened elsewhere, a screen reads by itself. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: PointerEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Waits for one rest at a time: on a link, by the hand at a place or by the keyboard. */
function oneRest(meant: (link: Link) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let present: { readonly link: Link; readonly at?: Place } | undefined;
  const end = () => {
    clearTimeout(timer);
    present = undefined;
  };
  const begin = (link: Link, at?: Place, rested = 0) => {
    end();
    present = { link, ...(at && { at }) };
    const told = () => link.isConnected && meant(link);
    timer = setTimeout(told, (at === undefined ? FOCUS_MS : POINTER_MS) - rested);
  };
  return { begin, end, present: () => present };
}

/** Begins the rest that goes on now: of the pointer, where the event is of one, or of the keyboard. */
function restingNow(event: Event, begin: ReturnType<typeof oneRest>['begin']): void {
  const isFocus = event.type === 'focusin';
  const link = document.querySelector<Link>(LINKS + (isFocus ? ':focus-visible' : ':hover'));
  if (link === null) return;
  const { screenX: x, screenY: y, target, timeStamp } = event as PointerEvent;
  const rested = link === linkAt(target) ? performance.now() - timeStamp : 0;
  begin(link, isFocus ? undefined : { x, y }, rested);
}

/**
 * Tells of each link that somebody is about to follow: one that the pointer or the focus of a keyboard rests on, and
 * at once one that is pressed. A hand that lies still tells nothing more, whatever comes under it. The first event is of
 * before it watched: what rests on a link by now begins to do so. Returns how it ends.
 */
export function watchRest(meant: (link: Link) => void, first?: Event): () => void {
  const rest = oneRest(meant);
  let last: Place | undefined;
  const point = ({ target, pointerType, screenX: x, screenY: y }: PointerEvent) => {
    // A finger does not rest before it presses; and what moves under a still pointer is not the hand.
    if (pointerType === 'touch' || (last?.x === x && last.y === y)) return;
    last = { x, y };
    const link = linkAt(target);
    const { link: former, at } = rest.present() ?? {};
    if (link === null) return at === undefined ? undefined : rest.end();
    if (link !== former || at === undefined || !isNear(at, last)) rest.begin(link, last);
  };
  const press = (event: PointerEvent) => {
    const link = linkAt(event.target);
    if (link === null || !opensHere(event)) return;
    rest.end();
    meant(link);
  };
  const focus = ({ target }: FocusEvent) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible') === true) rest.begin(link);
  };
  const blur = () => rest.present()?.at === undefined && rest.end();
  const ways = { pointermove: point, pointerdown: press, focusin: focus, focusout: blur };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const hear = (event: Event) => ways[event.type as keyof typeof ways](event as never);
  for (const name of names) addEventListener(name, hear, true);
  const { documentElement } = document;
  documentElement.addEventListener('pointerleave', rest.end);
  const stop = () => {
    rest.end();
    for (const name of names) removeEventListener(name, hear, true);
    documentElement.removeEventListener('pointerleave', rest.end);
  };
  if (first?.type === 'pointerdown') hear(first);
  else if (first !== undefined) restingNow(first, rest.begin);
  return stop;
}
