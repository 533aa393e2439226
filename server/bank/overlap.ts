import { createHash } from 'node:crypto';
import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { bankFault, type ReadMovement, type ReadStatement } from './files/statement.ts';

/** What is known of a statement that was accepted before. */
export interface KnownStatement {
  readonly number: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly movements_count: number;
  readonly content_hash: string;
}

/** By what a movement is known when it comes again; the number tells apart those that are alike. */
export interface MovementKey {
  readonly booked_on: string;
  readonly movement_key: string;
  readonly key_number: number;
}

/** What an account has already. */
export interface KnownAccount {
  readonly statements: readonly KnownStatement[];
  readonly movements: readonly MovementKey[];
}

export type KeyedMovement = ReadMovement & MovementKey & { readonly line_number: number };

/** A statement against what its account has. */
export interface Judged {
  readonly statement: ReadStatement;
  readonly content_hash: string;
  /** The same one was accepted before. */
  readonly isKnown: boolean;
  /** Movements that nobody has brought yet. */
  readonly fresh: readonly KeyedMovement[];
}

const hashOf = (told: unknown) =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url');

/** The same of a movement however often its bank tells of it; names and messages may be told otherwise. */
function keyOf(movement: ReadMovement): string {
  const { own_id, booked_on, amount, counter_account, is_reversal } = movement;
  const { variable_symbol, constant_symbol, specific_symbol } = movement;
  const symbols = [variable_symbol, constant_symbol, specific_symbol];
  return hashOf([own_id, booked_on, amount, counter_account, symbols, is_reversal]).slice(0, 22);
}

const periodText = ({ from_on, to_on }: Pick<KnownStatement, 'from_on' | 'to_on'>) =>
  from_on === to_on ? czechDate(from_on) : `${czechDate(from_on)} – ${czechDate(to_on)}`;

type Spanned = Pick<KnownStatement, 'from_on' | 'to_on' | 'opening' | 'closing'>;

/** One goes on where the other has ended, on the same day. */
const goesOn = (before: Spanned, after: Spanned) =>
  before.to_on === after.from_on && before.closing !== null && before.closing === after.opening;

/** Whether two statements tell of the same days. */
export function overlaps(one: Spanned, other: Spanned): boolean {
  if (one.from_on > other.to_on || other.from_on > one.to_on) return false;
  return !goesOn(one, other) && !goesOn(other, one);
}

const isSamePeriod = (one: Spanned, other: Spanned) =>
  one.from_on === other.from_on && one.to_on === other.to_on;

const isSameBalance = (one: Spanned, other: Spanned) =>
  one.opening !== null && one.opening === other.opening && one.closing === other.closing;

/** Whether it was accepted before, in whatever format. Errors: `bank-file` for one that says otherwise. */
function isAccepted(statement: ReadStatement, hash: string, known: readonly KnownStatement[]) {
  const count = statement.movements.length;
  for (const other of known) {
    if (other.content_hash === hash) return true;
    if (!isSamePeriod(statement, other)) continue;
    if (isSameBalance(statement, other) && other.movements_count === count) return true;
    if (statement.number !== '' && statement.number === other.number)
      throw bankFault(
        `Výpis č. ${other.number} za ${periodText(other)} už byl přijat s jinými částkami. Starý nejdřív odeberte.`,
      );
  }
  return false;
}

/** Every movement that is known of days inside the statement is in it; else one of the two is not whole. */
function ensureHolds(statement: ReadStatement, keys: ReadonlySet<string>, known: KnownAccount) {
  const { from_on, to_on } = statement;
  const missing = known.movements.filter(
    ({ booked_on, movement_key, key_number }) =>
      booked_on > from_on && booked_on < to_on && !keys.has(`${movement_key} ${key_number}`),
  ).length;
  if (missing === 0) return;
  throw bankFault(
    `Výpis za ${periodText(statement)} se překrývá s přijatými výpisy, ale ${missing} ${czechPlural(missing, 'pohyb', 'pohyby', 'pohybů')} z nich neobsahuje. Je nejspíš v jiném formátu než ty přijaté, nebo není celý.`,
  );
}

/**
 * A statement against what its account has: whether it was accepted before, and which of its movements are new.
 * Where days overlap, a movement that is known is not taken again; elsewhere all are new, however alike they are.
 * Errors: `bank-file`.
 */
export function judgeStatement(statement: ReadStatement, known: KnownAccount): Judged {
  const content_hash = hashOf(statement);
  if (isAccepted(statement, content_hash, known.statements))
    return { statement, content_hash, isKnown: true, fresh: [] };
  const isOverlapping = known.statements.some((other) => overlaps(statement, other));
  const taken = new Map<string, number>();
  for (const { movement_key, key_number } of known.movements)
    taken.set(movement_key, Math.max(key_number, taken.get(movement_key) ?? 0));
  const counted = new Map<string, number>();
  const keyed = statement.movements.map((movement, at): KeyedMovement => {
    const movement_key = keyOf(movement);
    const own = (counted.get(movement_key) ?? 0) + 1;
    counted.set(movement_key, own);
    const key_number = isOverlapping ? own : own + (taken.get(movement_key) ?? 0);
    return { ...movement, movement_key, key_number, line_number: at + 1 };
  });
  const name = ({ movement_key, key_number }: MovementKey) => `${movement_key} ${key_number}`;
  if (isOverlapping) ensureHolds(statement, new Set(keyed.map(name)), known);
  const had = new Set(known.movements.map(name));
  return {
    statement,
    content_hash,
    isKnown: false,
    fresh: keyed.filter((one) => !had.has(name(one))),
  };
}

/** What the account has once the statement is accepted. */
export function withJudged(
  known: KnownAccount,
  { statement, content_hash, isKnown, fresh }: Judged,
) {
  if (isKnown) return known;
  const { number, from_on, to_on, opening, closing, movements } = statement;
  const accepted = { number, from_on, to_on, opening, closing, content_hash };
  return {
    statements: [...known.statements, { ...accepted, movements_count: movements.length }],
    movements: [...known.movements, ...fresh],
  };
}
