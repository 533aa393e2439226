import { FaultyFormula } from './formula-fault.ts';
import type { FormulaNode } from './formula-tree.ts';
import { dimensions, dimensionText, NO_DIMENSION, type Dimension } from './formula-words.ts';

/** A unit; a plain written number takes the unit of what it is added to; a comparison is true or not. */
type Unit = Dimension | 'bare' | 'truth';

type Pair = FormulaNode & { readonly kind: 'pair' };
type Call = FormulaNode & { readonly kind: 'call' };

/**
 * The unit in which a formula comes out, by powers of m², person-months, months and what meters tell. Throws a
 * `FaultyFormula` where different units are added or compared, or where it comes to no quantity.
 */
export function unitOfFormula(tree: FormulaNode): Dimension {
  const unit = quantityUnit(tree);
  return unit === 'bare' ? NO_DIMENSION : unit;
}

function unitOf(node: FormulaNode): Unit {
  switch (node.kind) {
    case 'number':
      return 'bare';
    case 'name':
      return dimensions[node.name];
    case 'opposite':
      return quantityUnit(node.of);
    case 'pair':
      return unitOfPair(node);
    default:
      return unitOfCall(node);
  }
}

function quantityUnit(node: FormulaNode): Exclude<Unit, 'truth'> {
  const unit = unitOf(node);
  if (unit !== 'truth') return unit;
  throw new FaultyFormula('units', 'Porovnání patří jen do podmínky funkce „kdyz“', node.at);
}

function unitOfPair({ operator, left, right, at }: Pair): Unit {
  const [one, other] = [quantityUnit(left), quantityUnit(right)];
  if (operator === '*') return product(one, other, 1);
  if (operator === '/') return product(one, other, -1);
  const isSum = operator === '+' || operator === '-';
  const unit = common(one, other, isSum ? 'Nelze sčítat ani odčítat' : 'Nelze porovnávat', at);
  return isSum ? unit : 'truth';
}

function product(
  one: Dimension | 'bare',
  other: Dimension | 'bare',
  sign: 1 | -1,
): Dimension | 'bare' {
  if (other === 'bare') return one;
  const [a, b, c, d] = one === 'bare' ? NO_DIMENSION : one;
  return [a + sign * other[0], b + sign * other[1], c + sign * other[2], d + sign * other[3]];
}

function common(
  one: Dimension | 'bare',
  other: Dimension | 'bare',
  what: string,
  at: number,
): Dimension | 'bare' {
  if (one === 'bare') return other;
  if (other === 'bare' || one.every((power, place) => power === other[place])) return one;
  const units = `${dimensionText(one)} a ${dimensionText(other)}`;
  throw new FaultyFormula('units', `${what} různé jednotky: ${units}`, at);
}

function unitOfCall(node: Call): Unit {
  const { call, values } = node;
  if (call === 'if') return unitOfChoice(node);
  if (call === 'round') return unitOfRounded(node);
  if (values.length < 2) throw faultyCall(node, 'potřebuje aspoň dvě hodnoty');
  return unitOfAlike(node, values);
}

function unitOfAlike(node: Call, values: readonly FormulaNode[]): Dimension | 'bare' {
  return values.reduce<Dimension | 'bare'>(
    (unit, value) =>
      common(unit, quantityUnit(value), `Funkce „${node.word}“ nemůže spojit`, value.at),
    'bare',
  );
}

function unitOfChoice(node: Call): Unit {
  const [condition, ...choices] = node.values;
  if (condition === undefined || choices.length !== 2)
    throw faultyCall(node, 'potřebuje podmínku, hodnotu při splnění a hodnotu jinak');
  if (unitOf(condition) !== 'truth')
    throw new FaultyFormula(
      'units',
      `První hodnotou funkce „${node.word}“ má být porovnání`,
      condition.at,
    );
  return unitOfAlike(node, choices);
}

function unitOfRounded(node: Call): Unit {
  const [value, places, more] = node.values;
  const isPlain =
    places === undefined ||
    (places.kind === 'number' && places.value.d === 1n && places.value.n <= 6n);
  if (value === undefined || more !== undefined || !isPlain)
    throw faultyCall(node, 'potřebuje hodnotu a nejvýše počet desetinných míst od 0 do 6');
  return quantityUnit(value);
}

const faultyCall = ({ word, at }: Call, needs: string) =>
  new FaultyFormula('arguments', `Funkce „${word}“ ${needs}`, at);
