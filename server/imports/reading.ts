import type { BodyOf } from '#contract/endpoint.ts';
import type { checkImport, ImportConstant, ImportWord } from '#contract/imports.ts';
import { fieldFault } from '#server/errors.ts';
import type { Headed, LockedBatch } from './batches.sql.ts';
import { readCell, type Constants } from './columns/read-rows.ts';
import { wordsFrom } from './columns/words.ts';
import { kinds } from './kinds/all.ts';

/** Values for all rows as the wire has them. */
export const wireConstants = (constants: Constants) =>
  Object.entries(constants).map(([field, value]) => ({ field, value }));

/** Why the mapping cannot be used, for people. */
export function mappingFault(
  batch: Pick<LockedBatch, 'kind' | 'columns'>,
  mapping: readonly (string | null)[],
  constants: Constants,
): string | null {
  if (mapping.length !== batch.columns.length) return 'Přiřazení nemá tolik sloupců jako soubor';
  const mapped = mapping.filter((field) => field !== null);
  const fields = new Set(kinds[batch.kind].columns.map(({ field }) => field));
  if (mapped.some((field) => !fields.has(field))) return 'Sloupec je přiřazen k neznámému poli';
  const { many } = kinds[batch.kind];
  const single = mapped.filter((field) => field !== many?.field);
  if (new Set(single).size < single.length) return 'Jedno pole je přiřazeno k více sloupcům';
  return kinds[batch.kind].mappingFault(new Set([...mapped, ...Object.keys(constants)]));
}

/** Ensures that the values for all rows can be read as cells can. Errors: `invalid-input`. */
function ensureConstants({ kind }: LockedBatch, constants: Constants): void {
  for (const [field, value] of Object.entries(constants)) {
    const column = kinds[kind].columns.find((one) => one.field === field);
    const reading = column === undefined ? { fault: 'Neznámé pole' } : readCell(column, value);
    if ('fault' in reading) throw fieldFault(`constants.${field}`, reading.fault);
  }
}

/** Ensures that the fields know what words are told to mean. Errors: `invalid-input`. */
function ensureWords({ kind }: LockedBatch, words: readonly ImportWord[]): void {
  words.forEach(({ field, meaning }, at) => {
    const column = kinds[kind].columns.find((one) => one.field === field);
    if (column === undefined) throw fieldFault(`words.${at}.field`, 'Neznámé pole');
    const reading = meaning === '' ? { value: '' } : readCell(column, meaning);
    if ('fault' in reading) throw fieldFault(`words.${at}.meaning`, reading.fault);
  });
}

/** Values for all rows, as given or as known; a column of the file goes before them. */
function constantsOf(
  given: readonly ImportConstant[] | undefined,
  known: Constants,
  mapping: readonly (string | null)[],
): Constants {
  const all =
    given === undefined ? Object.entries(known) : given.map((one) => [one.field, one.value]);
  return Object.fromEntries(all.filter(([field = '']) => !mapping.includes(field)));
}

/**
 * How the rows are to be read as a person has said it; what is left out stays as it is known. Errors:
 * `invalid-input` for a mapping, a value for all rows or a meaning of a word that cannot be used.
 */
export function readingFrom(
  batch: LockedBatch,
  { mapping, constants: given, words: told }: BodyOf<typeof checkImport>,
): Pick<Headed, 'mapping' | 'constants' | 'words'> {
  const constants = constantsOf(given, batch.constants, mapping);
  const fault = mappingFault(batch, mapping, constants);
  if (fault !== null) throw fieldFault('mapping', fault);
  ensureConstants(batch, constants);
  ensureWords(batch, told ?? []);
  return { mapping, constants, words: told === undefined ? batch.words : wordsFrom(told) };
}
