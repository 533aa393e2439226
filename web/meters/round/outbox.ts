import type { ReadingOfDay, RoundAnswer, RoundLine } from '#contract/metering/reading-round.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { createStore } from '#web/lib/store.ts';
import {
  dropKept,
  keepLine,
  lineName,
  nameIn,
  readAllKept,
  readKept,
  type KeptLine,
  type LineAt,
  type TypedLine,
} from './kept.ts';

/** Where a line stands: being typed, to be sent, on its way, without a connection, or answered by no. */
export type Phase = 'draft' | 'due' | 'sending' | 'waiting' | 'refused' | 'conflict';

/** A line that the server has not accepted. */
export interface OutLine extends KeptLine {
  readonly phase: Phase;
  /** Why it was refused, or what it met. */
  readonly answer?: RoundAnswer | undefined;
}

interface Outbox {
  readonly unit_id: number;
  readonly lines: ReadonlyMap<string, OutLine>;
  /** The device keeps nothing: what is typed lives as long as the page. */
  readonly isUnkept: boolean;
}

const outbox = createStore<Outbox>({ unit_id: 0, lines: new Map(), isUnkept: false });

/** The lines inside a component. */
export const useOutbox = outbox.use;

/** The lines outside a component. */
export const outLines = (): ReadonlyMap<string, OutLine> => outbox.get().lines;

const asKept = (line: KeptLine): OutLine => ({ ...line, phase: line.isDue ? 'due' : 'draft' });

/** Takes up what the device has kept of the unit. */
export function openOutbox(unit_id: number): void {
  const kept = [...readAllKept(unit_id)].map(([name, line]) => [name, asKept(line)] as const);
  outbox.set({ unit_id, lines: new Map(kept), isUnkept: false });
}

function put(line: OutLine): void {
  const { unit_id, lines, isUnkept } = outbox.get();
  const isKept = keepLine(unit_id, line);
  const next = new Map(lines).set(lineName(line), line);
  outbox.set({ unit_id, lines: next, isUnkept: isUnkept || !isKept });
}

/** Forgets a line. */
export function dropLine(at: LineAt): void {
  const { unit_id, lines, isUnkept } = outbox.get();
  dropKept(unit_id, at);
  const next = new Map(lines);
  if (next.delete(lineName(at))) outbox.set({ unit_id, lines: next, isUnkept });
}

/** Follows another tab of the same person; true when a line went away there, most likely accepted. */
export function followStorage(key: string | null): boolean {
  const { unit_id, lines, isUnkept } = outbox.get();
  const name = key === null ? undefined : nameIn(unit_id, key);
  if (name === undefined) return false;
  const kept = readKept(unit_id, name);
  const next = new Map(lines);
  if (kept === undefined) next.delete(name);
  else next.set(name, asKept(kept));
  outbox.set({ unit_id, lines: next, isUnkept });
  return kept === undefined;
}

const PLAIN: TypedLine = {
  text: '',
  status: 'ok',
  overflowed: false,
  source: 'entry',
  estimate_method: '',
  note: null,
};

/** Where a line is typed, and what the person sees there. */
export type Typing = LineAt & Pick<KeptLine, 'reading_kind' | 'seen'>;

/** Keeps what has been typed just now; it is sent once the person goes on. */
export function typeLine(at: Typing, typed: Partial<TypedLine>): void {
  const before = outbox.get().lines.get(lineName(at));
  const base = before ?? { ...PLAIN, ...at, sent: [] };
  put({
    ...base,
    ...typed,
    reading_kind: at.reading_kind,
    isDue: false,
    phase: 'draft',
    answer: undefined,
  });
}

function change(at: LineAt, changes: Partial<OutLine>): void {
  const line = outbox.get().lines.get(lineName(at));
  if (line !== undefined) put({ ...line, ...changes });
}

/** The person has gone on: the line is to be sent. */
export const dueLine = (at: LineAt): void =>
  change(at, { isDue: true, phase: 'due', answer: undefined });

/**
 * What was found on the day, as a line that writes a state says it: a broken seal or a backflow stays found,
 * whoever puts the number right.
 */
export const foundIn = (reading: ReadingOfDay | null): TypedLine['status'] =>
  reading === null || reading.status === 'no-access' ? 'ok' : reading.status;

/** The line is written over what it met. */
export function overwrite(at: LineAt, met: RoundAnswer): void {
  const status = outbox.get().lines.get(lineName(at))?.status;
  change(at, {
    ...(status === 'ok' && { status: foundIn(met.reading) }),
    seen: met.reading?.version ?? null,
    isDue: true,
    phase: 'due',
    answer: undefined,
  });
}

const typedOf = (line: TypedLine): TypedLine => ({
  text: line.text,
  status: line.status,
  overflowed: line.overflowed,
  source: line.source,
  estimate_method: line.estimate_method,
  note: line.note,
});

const sameTyped = (one: TypedLine, other: TypedLine): boolean =>
  JSON.stringify(typedOf(one)) === JSON.stringify(typedOf(other));

/** What a line says of its meter. */
export function toldBy(line: TypedLine & Pick<KeptLine, 'reading_kind'>) {
  const state = line.status === 'no-access' ? null : parseCzechNumber(line.text);
  return {
    state,
    status: line.status,
    overflowed: state !== null && line.overflowed,
    source: line.source,
    estimate_method: line.source === 'estimate' ? line.estimate_method : '',
    ...(line.note !== null && { note: line.note.trim() }),
    // Only a plain reading may lack its state.
    reading_kind: state === null ? ('current' as const) : line.reading_kind,
  };
}

/** Whether the reading says what a line tells; a line that tells nothing of a note asks for none. */
export function isTold(told: ReturnType<typeof toldBy>, reading: ReadingOfDay): boolean {
  const names = ['state', 'status', 'overflowed', 'source', 'estimate_method'] as const;
  const isNoted = told.note === undefined || told.note === reading.note;
  return isNoted && names.every((name) => told[name] === reading[name]);
}

/** A line as it is sent. */
export function asSent(line: KeptLine): RoundLine {
  const { meter_id, day: read_on, seen: version } = line;
  return { meter_id, read_on, version, ...toldBy(line) };
}

/** Lines that are to be sent, the first ones typed first. */
export function takeDue(most: number): OutLine[] {
  const due = [...outbox.get().lines.values()]
    .filter(({ phase }) => phase === 'due' || phase === 'waiting')
    .slice(0, most)
    .map((line): OutLine => ({ ...line, phase: 'sending', sent: [...line.sent, typedOf(line)] }));
  for (const line of due) put(line);
  return due;
}

/** No answer came: the lines wait, as far as nobody has changed them. */
export function putOff(sent: readonly OutLine[]): void {
  for (const line of sent) {
    const now = outbox.get().lines.get(lineName(line));
    if (now?.phase === 'sending') put({ ...now, phase: 'waiting' });
  }
}

/** Whether what stands in the way is what this very line brought before, when its answer was lost. */
function isOwn(line: OutLine, { reading }: RoundAnswer): boolean {
  if (reading === null) return false;
  return line.sent.some((one) => isTold(toldBy({ ...line, ...one }), reading));
}

/** What the server has said of a line that was sent. */
export function settle(sent: OutLine, answer: RoundAnswer): void {
  const now = outbox.get().lines.get(lineName(sent));
  if (now === undefined) return;
  const seen = answer.reading?.version ?? null;
  const isChanged = !sameTyped(now, sent);
  if (answer.outcome === 'accepted') {
    if (!isChanged) dropLine(now);
    // Typed anew while it was on its way: that is a correction of what has just been accepted.
    else put({ ...now, seen, sent: [] });
  } else if (answer.outcome === 'conflict' && isOwn(now, answer)) {
    put({ ...now, seen, sent: [], ...(!isChanged && { phase: 'due' as const }) });
  } else if (isChanged) put({ ...now, sent: [] });
  else put({ ...now, phase: answer.outcome, answer, sent: [] });
}
