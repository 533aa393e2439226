import { pragueDay } from '#contract/czech/prague-day.ts';
import { foldText } from '#contract/rules/search.ts';
import { characterCount } from '#contract/rules/rule.ts';
import { isOpenTo } from '#contract/module-names.ts';
import { modulesOfFind, type Find, type search } from '#contract/search.ts';
import type { UnitCall } from '#server/http/route.ts';
import { buildingFinds, groupFinds, personFinds, selectFinds, unitFinds } from './search.sql.ts';
import { deviceFinds } from './devices.sql.ts';
import { todoFinds } from './todos.sql.ts';
import { contractFinds } from './contracts.sql.ts';
import { billingFinds } from './billing.sql.ts';
import { roundFinds } from './rounds.sql.ts';
import { visitFinds } from './visits.sql.ts';
import { visitSought } from './visit-sought.ts';
import { settlementFinds } from './settlements.sql.ts';
import { meterFinds } from './meters.sql.ts';
import { spaceFinds, symbolFinds } from './spaces.sql.ts';

const FEWEST_CHARACTERS = 2;

/** Words as they are compared; a phone number is known by its digits alone, and a comma only parts the words. */
export function wordsOf(q: string): string[] {
  const words = foldText(q)
    .split(/\s+/)
    .map((word) => word.replace(/^\+(?=\d)|,+$/g, ''));
  return [...new Set(words)].filter((word) => word !== '');
}

// Said before the number of a flat, and no part of it.
const NUMBER_WORDS = ['c.', 'cislo'];

/** Words by which a space is sought: 'byt č. 9' is a flat and its number. */
export function spaceWordsOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !NUMBER_WORDS.includes(word));
  return telling.length === 0 ? words : telling;
}

/** The variable symbol that was typed, with spaces or without; null when it cannot be one. */
export function symbolOf(q: string): string | null {
  const digits = q.replaceAll(/\s/g, '');
  return /^\d{1,10}$/.test(digits) ? digits : null;
}

// Shorter ones would be in half of all numbers.
const SHORTEST_SERIAL = 3;

/** The number of a meter that was typed, as numbers are compared; null when it can hardly be one. */
export function serialOf(q: string): string | null {
  const text = foldText(q).replaceAll(/\s/g, '').replace(/^0+/, '');
  return text.length >= SHORTEST_SERIAL && /\d/.test(text) ? text : null;
}

/**
 * Units of the client, and buildings, their groups, spaces, persons, variable symbols, meters, devices, billing places, contracts, settlements, rounds, visits and tasks
 * of the unit or of all units, in which every word is, of modules that are open to him; at most eight of each, hidden ones last. Errors: `not-found`.
 */
export async function searchEverything({
  unit,
  db,
  actor,
  query,
  portal,
}: UnitCall<typeof search>): Promise<{ values: Find[] }> {
  const words = wordsOf(query.q);
  if (characterCount(query.q) < FEWEST_CHARACTERS || words.length === 0) return { values: [] };
  const place = { unit, allUnits: query.all_units === '1', day: pragueDay(portal.now()) };
  const symbol = symbolOf(query.q);
  const serial = serialOf(query.q);
  const open = new Set(actor.modules);
  const asked = [
    { kind: 'unit', finds: unitFinds(unit.client_id, words) },
    { kind: 'building', finds: buildingFinds(place, words) },
    { kind: 'group', finds: groupFinds(place, words) },
    { kind: 'space', finds: spaceFinds(place, spaceWordsOf(words)) },
    { kind: 'person', finds: personFinds(place, words) },
    ...(symbol === null ? [] : [{ kind: 'symbol', finds: symbolFinds(place, symbol) } as const]),
    ...(serial === null ? [] : [{ kind: 'meter', finds: meterFinds(place, serial) } as const]),
    { kind: 'billing', finds: billingFinds(place, words) },
    { kind: 'contract', finds: contractFinds(place, words) },
    { kind: 'device', finds: deviceFinds(place, words) },
    { kind: 'settlement', finds: settlementFinds(place, words) },
    { kind: 'round', finds: roundFinds(place, words) },
    { kind: 'visit', finds: visitFinds(place, visitSought(query.q, place.day, wordsOf)) },
    { kind: 'todo', finds: todoFinds(place, words) },
  ] as const;
  const shown = asked.filter(({ kind }) => isOpenTo(modulesOfFind[kind], open));
  return {
    values: await selectFinds(
      db,
      shown.map(({ finds }) => finds),
    ),
  };
}
