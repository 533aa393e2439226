import type { Find } from '#contract/search.ts';
import { foldText } from '#contract/rules/search.ts';
import { isOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';

/** A part of a record that can be opened at once: 'Lipová 12 osoby'. */
export interface RecordPart {
  readonly title: string;
  /** Other words by which it is asked for. */
  readonly words: string;
  /** The tab of the record, as its address names it. */
  readonly tab: string;
  /** What is begun with the record, as its address names it. */
  readonly act?: string;
  /** The screen without which the record has no such part: of a module that may be closed. */
  readonly with?: string;
}

const metersPart: RecordPart = {
  title: 'Měřidla',
  words: 'vodoměry odečty',
  tab: 'meters',
  with: paths.MetersOverview,
};

const ofSpace: readonly RecordPart[] = [
  { title: 'Základ', words: 'upravit plocha', tab: 'basic' },
  { title: 'Nájemci', words: 'uživatel stěhování přestěhovat smlouva', tab: 'tenants' },
  { title: 'Počet osob', words: '', tab: 'occupants' },
  { title: 'Vlastnictví', words: 'vlastník vlastníci nový převod prodej', tab: 'ownerships' },
  { title: 'Místnosti', words: '', tab: 'rooms' },
  { title: 'Spolubydlící', words: 'rodina', tab: 'roommates' },
  { title: 'Náklady', words: 'zálohy služby', tab: 'costs' },
  { title: 'Plátce', words: 'kdo platí', tab: 'payers' },
  { title: 'Platby', words: 'kdo dluží dluhy dlužník', tab: 'payments', with: paths.Ledger },
  metersPart,
  { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
];

/** Parts of records by the kind of the find. */
const recordParts: Readonly<Record<Find['kind'], readonly RecordPart[]>> = {
  unit: [],
  space: ofSpace,
  symbol: ofSpace,
  meter: [
    { title: 'Odečty', words: '', tab: 'readings' },
    { title: 'Graf', words: 'spotřeba', tab: 'chart' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  billing: [
    { title: 'Základ', words: 'upravit smlouva', tab: 'base' },
    { title: 'Připojené', words: 'připojit', tab: 'parts' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  contract: [
    { title: 'Základ', words: 'upravit výpověď', tab: 'base' },
    { title: 'Soubory', words: 'přílohy listiny', tab: 'files' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  settlement: [
    { title: 'Kontroly', words: '', tab: 'checks' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  round: [],
  visit: [],
  group: [
    { title: 'Domy', words: '', tab: 'houses' },
    { title: 'Základ', words: 'upravit', tab: 'base' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  device: [
    { title: 'Revize', words: 'zprávy revizní zpráva', tab: 'reports' },
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  todo: [{ title: 'Historie', words: 'kdo změnil změny', tab: 'history' }],
  building: [
    { title: 'Základ', words: 'upravit adresa katastr', tab: 'base' },
    { title: 'Podlaží', words: 'patra', tab: 'floors' },
    { title: 'Otopná tělesa', words: 'radiátory', tab: 'elements' },
    { title: 'Podíly', words: 'prezenční listina vlastníci', tab: 'shares' },
    { title: 'Osoby', words: 'počty osob', tab: 'persons' },
    {
      title: 'Napsat všem',
      words: 'poslat e-mail mail zpráva zprávu obeslat lidem',
      tab: 'spaces',
      act: 'write',
      with: paths.AddressBookTenants,
    },
    { title: 'Zálohy', words: 'předpis služby', tab: 'advances' },
    { title: 'Revize', words: 'zařízení kontroly', tab: 'revisions' },
    {
      title: 'Dluhy',
      words: 'kdo dlužníci dluží nedoplatky splatnosti',
      tab: 'debts',
      with: paths.Arrears,
    },
    metersPart,
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
  ],
  person: [
    { title: 'Další spojení', words: 'telefony maily', tab: 'contacts' },
    { title: 'Prostory', words: '', tab: 'spaces' },
    { title: 'Objednávky', words: '', tab: 'orders' },
    {
      title: 'Platby',
      words: 'kdo dluží dluhy dlužník konta',
      tab: 'payments',
      with: paths.Ledger,
    },
    metersPart,
    { title: 'Historie', words: 'kdo změnil změny', tab: 'history' },
    { title: 'Osobní údaje', words: 'výpis anonymizovat', tab: 'personal-data' },
  ],
};

/** A shorter beginning of a word is left to names. */
const FEWEST_LETTERS = 4;

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
const vocabularyOf = ({ title, words }: RecordPart) => wordsOf(foldText(`${title} ${words}`));
const vocabulary = new Set(Object.values(recordParts).flat().flatMap(vocabularyOf));

function begins(typed: string, words: Iterable<string>): boolean {
  return [...words].some((word) => word.startsWith(typed));
}

function isPartWord(word: string): boolean {
  const folded = foldText(word);
  return vocabulary.has(folded) || (folded.length >= FEWEST_LETTERS && begins(folded, vocabulary));
}

/** A text that names a record and a part of it: what is sought, and the words of the part. */
export interface PartSought {
  readonly record: string;
  readonly part: readonly string[];
}

/** How a text parts; null where it speaks of no part of a record, or of nothing else. */
export function partSought(text: string): PartSought | null {
  const words = wordsOf(text);
  const part = words.filter(isPartWord);
  const record = words.filter((word) => !isPartWord(word)).join(' ');
  return part.length === 0 || record === '' ? null : { record, part: part.map(foldText) };
}

/** The parts of such a find that all the words speak of, and that the modules open to the person show; all do until these are known. */
export function partsOf(
  { kind }: Find,
  { part }: PartSought,
  open: ReadonlySet<string> | null,
): readonly RecordPart[] {
  return recordParts[kind].filter(
    (each) =>
      part.every((word) => begins(word, vocabularyOf(each))) &&
      (each.with === undefined || isOpenAddress(each.with, open)),
  );
}
