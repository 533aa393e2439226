import { czechPlural } from '#contract/rules/plural.ts';
import { ensure } from '#server/errors.ts';

/** How many records of a kind refer to another, with the forms of the kind: 1 dům, 2 domy, 5 domů. */
export interface Use {
  readonly count: number;
  readonly forms: readonly [one: string, few: string, many: string];
}

const list = new Intl.ListFormat('cs-CZ');

/**
 * Refuses a deletion while anything refers to the record, with a sentence that names what it is:
 * the beginning 'Dům nelze smazat: obsahuje' becomes 'Dům nelze smazat: obsahuje 12 prostorů a 1
 * podlaží.' Errors: `record-used`.
 */
export function ensureUnused(beginning: string, uses: readonly Use[]): void {
  const used = uses
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => `${count} ${czechPlural(count, ...forms)}`);
  ensure(used.length === 0, 'record-used', { errorMsg: `${beginning} ${list.format(used)}.` });
}

/**
 * The same for records that refer to another from outside; it is named in the accusative: 'prostor'
 * becomes 'Nelze smazat: na prostor odkazují 2 nájemci a 1 vlastnictví.' Errors: `record-used`.
 */
export function ensureUnreferred(named: string, uses: readonly Use[]): void {
  const first = uses.find(({ count }) => count > 0)?.count ?? 0;
  const verb = czechPlural(first, 'odkazuje', 'odkazují', 'odkazuje');
  ensureUnused(`Nelze smazat: na ${named} ${verb}`, uses);
}
