import { foldText } from './search.ts';

/** A service as costs name it. */
export interface NamedService {
  readonly name: string;
  readonly costs_count: number;
  /** Whether the list of services, or the usual payments, have it. */
  readonly is_listed: boolean;
}

/** Words that tell nothing of a service. */
const IDLE = new Set(['a', 'i', 'za', 'na', 'od', 've', 'v', 'z', 'zaloha', 'zalohy', 'poplatek']);

function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !IDLE.has(word));
  return telling.length === 0 ? words : telling;
}

/** Whether two words are one that is written or bent otherwise: 'výtah' and 'výtahu', 'vodne' and 'vodnne'. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  // Short words that differ in a letter are two: teplo and tepla.
  return (long.length > short.length || short.length > 5) && isOneStepAway(short, long);
}

/** Whether the words differ by one letter, put in or changed. */
function isOneStepAway(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? at + 1 : at;
  return short.slice(rest) === long.slice(at + 1);
}

/** Whether the names may be of one service: all words of the shorter one are in the other. */
export function areAlike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (few === undefined || many === undefined || few.length === 0) return false;
  return few.every((word) => many.some((another) => isSameWord(word, another)));
}

/** Those of the list first, then those that more costs have. */
const byStanding = (one: NamedService, other: NamedService) =>
  Number(other.is_listed) - Number(one.is_listed) || other.costs_count - one.costs_count;

/**
 * Groups of services that may be one, written in more ways: each with the one that should stay first. Two
 * names of the list are two services.
 */
export function alikeServices<S extends NamedService>(services: readonly S[]): S[][] {
  const left = new Set(services);
  const groups: S[][] = [];
  for (const staying of services.toSorted(byStanding)) {
    if (!left.delete(staying)) continue;
    const alike = [...left].filter((one) => !one.is_listed && areAlike(staying.name, one.name));
    for (const one of alike) left.delete(one);
    if (alike.length > 0) groups.push([staying, ...alike]);
  }
  return groups;
}
