import { FaultyFormula } from './formula-fault.ts';

export type Operator = '+' | '-' | '*' | '/' | '<' | '>' | '<=' | '>=' | '=' | '<>';

/** The smallest pieces of a formula, each with the character where it begins. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: Operator }
  | { readonly kind: '(' | ')' | ';' | 'end' }
);

const NUMBER = /\d+(?:[.,]\d+)?/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const SIGN = /<=|>=|<>|!=|[-+*/<>=();×·÷:−≤≥≠]/y;
const SPACE = /\s+/y;

/** Other spellings of operators. */
const spellings: ReadonlyMap<string, Operator> = new Map([
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  [':', '/'],
  ['−', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['!=', '<>'],
]);

/** Pieces of a formula with an end behind them; throws a `FaultyFormula` of a character that belongs to none. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token.kind !== null) tokens.push(token.kind);
    at = token.next;
  }
  return [...tokens, { kind: 'end', at: text.length }];
}

function tokenAt(text: string, at: number): { kind: Token | null; next: number } {
  const taken = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  const space = taken(SPACE);
  if (space !== null) return { kind: null, next: at + space.length };
  const number = taken(NUMBER);
  if (number !== null)
    return { kind: { kind: 'number', text: number, at }, next: at + number.length };
  const word = taken(WORD);
  if (word !== null) return { kind: { kind: 'word', text: word, at }, next: at + word.length };
  const sign = taken(SIGN);
  if (sign !== null) return { kind: signToken(sign, at), next: at + sign.length };
  throw new FaultyFormula('unexpected', strangeText(text, at), at);
}

function signToken(sign: string, at: number): Token {
  if (sign === '(' || sign === ')' || sign === ';') return { kind: sign, at };
  return { kind: 'operator', text: spellings.get(sign) ?? (sign as Operator), at };
}

function strangeText(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return character === ','
    ? 'Hodnoty v závorce oddělujte středníkem, čárka patří jen do čísla'
    : `Znak „${character}“ do vzorce nepatří`;
}
