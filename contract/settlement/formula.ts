import type { Fraction } from './fraction.ts';
import { NOTHING, roundedTo } from './exact.ts';
import { FaultyFormula, orFault, type FormulaFault } from './formula-fault.ts';
import { tokensOf } from './formula-tokens.ts';
import { treeOf, type FormulaNode } from './formula-tree.ts';
import { unitOfFormula } from './formula-units.ts';
import type { Dimension, FormulaName } from './formula-words.ts';

const MOST_CHARACTERS = 500;

/** A formula that was read and whose units agree. */
export interface Formula {
  readonly tree: FormulaNode;
  /** What it asks of a space. */
  readonly names: ReadonlySet<FormulaName>;
  /** In what it comes out: powers of m², person-months, months and what meters tell. */
  readonly unit: Dimension;
}

/**
 * Reads a formula over named quantities of a space (`formula-words.ts`): numbers with a comma or a dot,
 * + − * /, parentheses, comparisons, nejmensi, nejvetsi, zaokrouhli and kdyz with values parted by semicolons.
 * It is no code: nothing else can be named, it has no members, no powers and no loops, and what 500 characters
 * can say is counted exactly and at once. Faults say where and in Czech what is wrong.
 */
export function readFormula(
  text: string,
): { readonly value: Formula } | { readonly fault: FormulaFault } {
  return orFault(() => {
    if (text.trim() === '') throw new FaultyFormula('empty', 'Zadejte vzorec', 0);
    if (text.length > MOST_CHARACTERS)
      throw new FaultyFormula(
        'too-long',
        `Vzorec může mít nejvýše ${MOST_CHARACTERS} znaků`,
        MOST_CHARACTERS,
      );
    const tree = treeOf(tokensOf(text));
    return { tree, names: new Set(namesIn(tree)), unit: unitOfFormula(tree) };
  });
}

/** Whether a formula that can be read asks for what meters told. */
export function asksForUse(text: string): boolean {
  const read = readFormula(text);
  return 'value' in read && read.value.names.has('use');
}

/** What is wrong with a formula before it meets any space, with its place; a sentence or null. */
export function formulaFault(text: string): string | null {
  const read = readFormula(text);
  const fault = 'fault' in read ? read.fault : constantFault(read.value);
  if (fault === null) return null;
  return fault.kind === 'empty' ? fault.message : `${fault.message} (${fault.at + 1}. znak)`;
}

/** Of a formula without any name it is known already what it comes to. */
function constantFault(formula: Formula): FormulaFault | null {
  if (formula.names.size > 0) return null;
  const found = formulaValue(formula, new Map());
  if ('fault' in found) return found.fault;
  const isPositive = found.value.compare(NOTHING) > 0;
  return isPositive
    ? null
    : { kind: 'unexpected', message: 'Vzorec musí vyjít větší než nula', at: 0 };
}

function namesIn(node: FormulaNode): readonly FormulaName[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'name':
      return [node.name];
    case 'opposite':
      return namesIn(node.of);
    case 'pair':
      return [...namesIn(node.left), ...namesIn(node.right)];
    default:
      return node.values.flatMap(namesIn);
  }
}

/** What a formula comes to, exactly; a fault where it divides by zero. Every name it asks for is given. */
export const formulaValue = (
  { tree }: Formula,
  given: ReadonlyMap<FormulaName, Fraction>,
): { readonly value: Fraction } | { readonly fault: FormulaFault } =>
  orFault(() => valueOf(tree, given));

type Given = ReadonlyMap<FormulaName, Fraction>;

function valueOf(node: FormulaNode, given: Given): Fraction {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'name':
      return given.get(node.name) ?? missing(node.name);
    case 'opposite':
      return valueOf(node.of, given).neg();
    case 'pair':
      return pairValue(node, given);
    default:
      return callValue(node, given);
  }
}

function missing(name: FormulaName): never {
  throw new RangeError(`The formula was not given ${name}`);
}

function pairValue(node: FormulaNode & { kind: 'pair' }, given: Given): Fraction {
  const [left, right] = [valueOf(node.left, given), valueOf(node.right, given)];
  if (node.operator === '+') return left.add(right);
  if (node.operator === '-') return left.sub(right);
  if (node.operator === '*') return left.mul(right);
  if (right.n === 0n) throw new FaultyFormula('division-by-zero', 'Vzorec dělí nulou', node.at);
  return left.div(right);
}

function callValue(node: FormulaNode & { kind: 'call' }, given: Given): Fraction {
  const [first, second, third] = node.values;
  if (first === undefined) return NOTHING;
  if (node.call === 'if') {
    const chosen = holds(first, given) ? second : third;
    return chosen === undefined ? NOTHING : valueOf(chosen, given);
  }
  if (node.call === 'round')
    return roundedTo(valueOf(first, given), second?.kind === 'number' ? second.value.n : 0n);
  const sign = node.call === 'min' ? -1 : 1;
  return node.values
    .map((value) => valueOf(value, given))
    .reduce((best, value) => (value.compare(best) * sign > 0 ? value : best));
}

function holds(node: FormulaNode, given: Given): boolean {
  if (node.kind !== 'pair') return false;
  const order = valueOf(node.left, given).compare(valueOf(node.right, given));
  switch (node.operator) {
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '>=':
      return order >= 0;
    case '=':
      return order === 0;
    default:
      return order !== 0;
  }
}
