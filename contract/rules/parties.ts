import { leastSure, type Certainty } from './certainty.ts';
import { isWomansGivenName, singleSurname, womansSurname } from './given-names.ts';
import { orderTold, understandName, type NameOrder, type OneName } from './one-name.ts';
import { isCompanyName, namesIn, wordsOfName, type NameParts } from './person-name.ts';

/** A person or a company that a cell names. */
export type Party =
  | ({ readonly address_type: 'person' } & NameParts)
  | { readonly address_type: 'company'; readonly company_name: string };

/** Who a cell names, and how sure that is. */
export interface Parties {
  readonly parties: readonly Party[];
  /** Spouses in joint property (SJM), by the words of the cell. */
  readonly is_joint: boolean;
  /** Two of one surname, as spouses are; the words do not say that they are. */
  readonly isCouple: boolean;
  readonly certainty: Certainty;
}

const joint =
  /(?:^|[\s(,])(?:v\s+)?(?:sjm|bsm|společné(?:m)? jmění(?: manželů)?|manželé)(?:[\s),:.–-]+|$)/giu;
const between = /\s+(?:a|&|\+|et)\s+(?:manž(?:\.|elka|el)\s*)?|\s*[;\n]\s*|\s+\/\s+/iu;

/** People parted by commas: degrees stay with the name before them, and so does a single word. */
function byCommas(part: string): string[] {
  const people: string[] = [];
  for (const piece of part.split(/\s*,\s*/)) {
    const names = namesIn(piece).length;
    const before = people.at(-1);
    if (before === undefined || (names >= 2 && namesIn(before).length >= 2)) people.push(piece);
    else people[people.length - 1] = `${before}, ${piece}`;
  }
  return people.filter((one) => one.trim() !== '');
}

function partsOf(text: string): string[] {
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  // 'Novák a syn s.r.o.' is one company; 'Jan Novák a Alfa s.r.o.' are two owners.
  const others = parts.slice(0, -1);
  if (
    isCompanyName(last) &&
    others.some((part) => !isCompanyName(part) && orderTold(part) === undefined)
  )
    return [text];
  return parts.flatMap((part) => (isCompanyName(part) ? [part] : byCommas(part)));
}

const isPlural = (word: string) => /\p{L}{2}ovi$/iu.test(word);

/** Given names whose surname stands with another of them: 'Jan a Marie Novákovi', 'Novák Jan a Marie'. */
function withSurnames(parts: readonly string[]): { parts: string[]; isShared: boolean } {
  const whole = parts.find((part) => namesIn(part).length >= 2);
  const alone = parts.filter((part) => namesIn(part).length === 1);
  if (whole === undefined || alone.length === 0 || parts.some(isCompanyName))
    return { parts: [...parts], isShared: false };
  const plural = namesIn(whole).find(isPlural);
  const { last_name: told = '' } = understandName(whole, 'last-first');
  const surname = plural === undefined ? told : singleSurname(plural);
  const named = parts.map((part) => {
    if (part !== whole && namesIn(part).length > 1) return part;
    const words = wordsOfName(part).filter((word) => !isPlural(word));
    if (part === whole && plural === undefined) return part;
    const [given = ''] = namesIn(words.join(' '));
    return `${isWomansGivenName(given) ? womansSurname(surname) : surname}, ${words.join(' ')}`;
  });
  return { parts: named, isShared: true };
}

function partyOf(part: string, usual: NameOrder): { party: Party; certainty: Certainty } {
  if (isCompanyName(part))
    return { party: { address_type: 'company', company_name: part }, certainty: 'sure' };
  const { certainty, ...name }: OneName = understandName(part, usual);
  return { party: { address_type: 'person', ...name }, certainty };
}

/** Whether two persons bear one surname, each in its own form. */
function areCouple(parties: readonly Party[]): boolean {
  const [one, other] = parties;
  if (parties.length !== 2 || one?.address_type !== 'person' || other?.address_type !== 'person')
    return false;
  const forms = (surname = '') =>
    [surname, womansSurname(surname)].map((form) => form.toLowerCase());
  return forms(one.last_name).some((form) => forms(other.last_name).includes(form));
}

/**
 * Who a cell of a list of people names: 'SJM Novák Jan a Nováková Marie', 'Ing. Jan Novák, Ph.D.',
 * 'Alfa s.r.o.'. `usual` is the order of names that most cells of the column have.
 */
export function understandParties(cell: string, usual: NameOrder = 'last-first'): Parties {
  const text = cell
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const bare = text.replace(joint, ' ').replace(/^[\s,:–-]+|[\s,:–(-]+$/g, '');
  const is_joint = bare.length < text.replace(/^[\s,:–-]+|[\s,:–(-]+$/g, '').length;
  const { parts, isShared } = withSurnames(
    isCompanyName(bare) && !between.test(bare) ? [bare] : partsOf(bare),
  );
  const told = parts.map((part) => partyOf(part, usual));
  const parties = told.map(({ party }) => party);
  const shared: Certainty = isShared ? 'guessed' : 'sure';
  const alone: Certainty = is_joint && parties.length === 1 ? 'guessed' : 'sure';
  const many: Certainty = parties.length === 0 ? 'unclear' : 'sure';
  const certainty = leastSure([shared, alone, many, ...told.map((one) => one.certainty)]);
  return { parties, is_joint, isCouple: areCouple(parties), certainty };
}

/** The order of names that most cells of a column tell; a surname comes first where none does. */
export function usualOrder(cells: readonly string[]): NameOrder {
  const told = cells.flatMap((cell) =>
    cell.split(between).flatMap((part) => (isCompanyName(part) ? [] : (orderTold(part) ?? []))),
  );
  const first = told.filter((order) => order === 'first-last').length;
  return first * 2 > told.length ? 'first-last' : 'last-first';
}

/** A party as people write it. */
export function partyText(party: Party): string {
  if (party.address_type === 'company') return party.company_name;
  const { title_before, first_name, last_name, title_after } = party;
  const name = [title_before, first_name, last_name].filter(Boolean).join(' ');
  return title_after === undefined ? name : `${name}, ${title_after}`;
}
