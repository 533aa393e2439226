import type { Fraction } from './fraction.ts';
import { exact } from './exact.ts';
import { FaultyFormula } from './formula-fault.ts';
import type { Operator, Token } from './formula-tokens.ts';
import {
  formulaCalled,
  formulaNamed,
  type FormulaCall,
  type FormulaName,
} from './formula-words.ts';

/** A formula as a plain tree; `at` is the character of the text by which a fault is shown. */
export type FormulaNode = { readonly at: number } & (
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'name'; readonly name: FormulaName }
  | { readonly kind: 'opposite'; readonly of: FormulaNode }
  | {
      readonly kind: 'pair';
      readonly operator: Operator;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    }
  | {
      readonly kind: 'call';
      readonly call: FormulaCall;
      readonly word: string;
      readonly values: readonly FormulaNode[];
    }
);

const MOST_DEPTH = 50;

/** How strongly operators bind; comparisons least. */
const binding: Readonly<Record<Operator, number>> = {
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '=': 1,
  '<>': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
};
const OPPOSITE = 4;

/** A Pratt parser over the pieces of one formula; throws a `FaultyFormula`. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): FormulaNode {
    const tree = this.#expression(0);
    const rest = this.#peek();
    if (rest.kind === 'end') return tree;
    const message =
      rest.kind === ')' || rest.kind === ';'
        ? `Znak „${rest.kind}“ tu nemá k čemu patřit`
        : 'Mezi hodnotami chybí znaménko';
    throw new FaultyFormula('unexpected', message, rest.at);
  }

  #expression(least: number): FormulaNode {
    let left = this.#value();
    for (;;) {
      const token = this.#peek();
      if (token.kind !== 'operator' || binding[token.text] <= least) return left;
      this.#next += 1;
      const right = this.#expression(binding[token.text]);
      left = { kind: 'pair', operator: token.text, left, right, at: token.at };
    }
  }

  #value(): FormulaNode {
    const token = this.#take();
    switch (token.kind) {
      case 'number':
        return { kind: 'number', value: exact(token.text.replace(',', '.')), at: token.at };
      case 'word':
        return this.#peek().kind === '(' ? this.#call(token) : named(token);
      case '(':
        return this.#deeper(token.at, () => {
          const inner = this.#expression(0);
          this.#close();
          return inner;
        });
      case 'operator':
        if (token.text !== '-') break;
        return this.#deeper(token.at, () => {
          return { kind: 'opposite', of: this.#expression(OPPOSITE), at: token.at };
        });
      default:
    }
    const message = token.kind === 'end' ? 'Vzorec není dokončený' : 'Tady má být hodnota';
    throw new FaultyFormula('unexpected', message, token.at);
  }

  #call({ text, at }: Token & { readonly kind: 'word' }): FormulaNode {
    const call = formulaCalled(text);
    if (call === null) throw new FaultyFormula('unknown-name', `Funkci „${text}“ vzorec nezná`, at);
    this.#next += 1;
    const values = this.#deeper(at, () => {
      const all = [this.#expression(0)];
      while (this.#peek().kind === ';') {
        this.#next += 1;
        all.push(this.#expression(0));
      }
      this.#close();
      return all;
    });
    return { kind: 'call', call, word: text, values, at };
  }

  #close(): void {
    const token = this.#take();
    if (token.kind !== ')') throw new FaultyFormula('unexpected', 'Chybí pravá závorka', token.at);
  }

  #deeper<T>(at: number, inside: () => T): T {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH)
      throw new FaultyFormula('too-deep', `Vnořených úrovní může být nejvýše ${MOST_DEPTH}`, at);
    const inner = inside();
    this.#depth -= 1;
    return inner;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', at: 0 };
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }
}

function named({ text, at }: Token & { readonly kind: 'word' }): FormulaNode {
  const name = formulaNamed(text);
  if (name !== null) return { kind: 'name', name, at };
  const message =
    formulaCalled(text) === null
      ? `Veličinu „${text}“ vzorec nezná`
      : `Za funkcí „${text}“ má být závorka`;
  throw new FaultyFormula('unknown-name', message, at);
}

/** The tree of a formula's pieces; throws a `FaultyFormula`. */
export const treeOf = (tokens: readonly Token[]): FormulaNode => new Parser(tokens).whole();
