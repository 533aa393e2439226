import { shiftDays } from '#contract/czech/iso-date.ts';
import { accountOfDigits } from '#contract/rules/bank-account.ts';
import { amountText, symbolOf } from './amounts.ts';
import { counterAccount, fromInner } from './gpc-account.ts';
import { attachedText, readEntry, readHead, type GpcLine } from './gpc-lines.ts';
import { bankFault, type ReadMovement, type ReadStatement } from './statement.ts';

/** How the bank of an account writes GPC. */
export interface GpcDialect {
  /** Which codes undo a debit and a credit. */
  readonly undo: 'common' | 'savings';
}

/** The dialect of an account by its sixteen digits in the usual order; undefined for an unknown account. */
export type DialectOf = (sixteen: string) => GpcDialect | undefined;

const USUAL: GpcDialect = { undo: 'common' };

/** What a code means: the sign of the amount, and whether it undoes a movement. */
const CODES: Readonly<Record<GpcDialect['undo'], Readonly<Record<string, [1 | -1, boolean]>>>> = {
  common: { 1: [-1, false], 2: [1, false], 4: [1, true], 5: [-1, true] },
  savings: { 1: [-1, false], 2: [1, false], 3: [1, true], 4: [-1, true] },
};

interface Part {
  readonly head: ReturnType<typeof readHead>;
  readonly entries: { readonly line: GpcLine; readonly attached: GpcLine[] }[];
}

/** Lines by statements and their movements. */
function partsOf(lines: readonly GpcLine[]): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const kind = line.text.slice(0, 3);
    const part = parts.at(-1);
    if (kind === '074') parts.push({ head: readHead(line), entries: [] });
    else if (part === undefined) throw bankFault('výpis GPC má začínat záznamem 074', line.number);
    else if (kind === '075') part.entries.push({ line, attached: [] });
    else if (['076', '078', '079'].includes(kind)) part.entries.at(-1)?.attached.push(line);
    else throw bankFault(`záznam GPC nemůže začínat „${kind}“`, line.number);
  }
  return parts;
}

/** What several lines of text say together: 079 goes on where 078 ended. */
function messageOf(texts: readonly string[], attached: readonly GpcLine[]): string {
  let message = texts.join('').trim();
  for (const line of attached) {
    const text = attachedText(line);
    message = line.text.startsWith('079') ? `${message}${text}` : `${message.trimEnd()} ${text}`;
  }
  return message.trim();
}

type Entry = ReturnType<typeof readEntry>;

function signedOf({ amount, code, line }: Entry, { undo }: GpcDialect) {
  const meaning = CODES[undo][code];
  if (meaning === undefined)
    throw bankFault(`kód účtování „${code}“ neznáme; zkontrolujte nastavení GPC u účtu`, line);
  const [sign, is_reversal] = meaning;
  return { amount: amount === 0 ? 0 : sign * amount, is_reversal };
}

function movementOf(entry: Entry, attached: readonly GpcLine[], how: How): ReadMovement {
  return {
    own_id: entry.document.replace(/^0+/, ''),
    booked_on: entry.day,
    ...signedOf(entry, how.dialect),
    counter_account: counterAccount(entry.counter, entry.bank, how.isInner),
    counter_name: entry.longName === '' ? entry.name : entry.longName,
    variable_symbol: symbolOf(entry.variable),
    constant_symbol: symbolOf(entry.constant),
    specific_symbol: symbolOf(entry.specific),
    message: messageOf(entry.texts, attached),
    kind_text: '',
  };
}

interface How {
  readonly dialect: GpcDialect;
  readonly isInner: boolean;
}

/** The account of a head, which some banks write in an order of their own: known by the accounts of the unit. */
function accountOf(sixteen: string, dialectOf: DialectOf): How & { account_number: string } {
  const inner = fromInner(sixteen);
  const usual = dialectOf(sixteen);
  const isInner = usual === undefined && dialectOf(inner) !== undefined;
  const dialect = usual ?? dialectOf(inner) ?? USUAL;
  return { account_number: accountOfDigits(isInner ? inner : sixteen), isInner, dialect };
}

/**
 * Movements make both turnovers of the head, not their difference alone: what was lost may make nothing
 * together. Banks count what undoes a payment among those of its own sign, or against what it undoes.
 */
function ensureTurnovers(
  { credit, debit, line }: Part['head'],
  movements: readonly ReadMovement[],
) {
  const sumOf = (isOf: (one: ReadMovement) => boolean) =>
    movements.reduce((sum, one) => (isOf(one) ? sum + one.amount : sum), 0);
  const came = [
    sumOf(({ amount }) => amount > 0),
    sumOf(({ amount, is_reversal }) => (is_reversal ? amount < 0 : amount > 0)),
  ];
  const turnover = sumOf(() => true);
  // Where the difference is wrong already, the balance says so.
  if (turnover !== credit - debit || came.includes(credit)) return;
  throw bankFault(
    `pohyby nedávají obrat výpisu: přišlo ${amountText(came[0] ?? 0)}, podle hlavičky ${amountText(credit)}. Soubor je nejspíš useknutý, stáhněte ho znovu.`,
    line,
  );
}

function statementOf({ head: told, entries }: Part, dialectOf: DialectOf): ReadStatement {
  if (told.opening + told.credit - told.debit !== told.closing)
    throw bankFault(
      'počáteční zůstatek s obraty nedává konečný. Soubor je poškozený, stáhněte ho znovu.',
      told.line,
    );
  const { account_number, ...how } = accountOf(told.sixteen, dialectOf);
  const movements = entries.map(({ line, attached }) => {
    const entry = readEntry(line);
    if (entry.sixteen !== told.sixteen)
      throw bankFault('pohyb je z jiného účtu než hlavička výpisu', entry.line);
    return movementOf(entry, attached, how);
  });
  ensureTurnovers(told, movements);
  const next = shiftDays(told.before, 1);
  return {
    format: 'gpc',
    account: { account_number, bank_code: '' },
    number: told.number,
    from_on: next > told.day ? told.day : next,
    to_on: told.day,
    opening: told.opening,
    closing: told.closing,
    movements,
  };
}

/** Whether a text is a GPC file. */
export const isGpc = (text: string) => /^\s*07[4-9]/.test(text);

/**
 * Statements of a GPC (ABO) file. Positions are counted in characters, because each of them is a byte in the code
 * pages of banks. Errors: `bank-file`, with the line.
 */
export function readGpc(text: string, dialectOf: DialectOf): ReadStatement[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter(({ text: line }) => line.trim() !== '');
  return partsOf(lines).map((part) => statementOf(part, dialectOf));
}
