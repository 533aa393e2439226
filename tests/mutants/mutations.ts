import { parseSync, type ESTree } from 'vite';

/** One small change of a source; the text from `start` to `end` becomes `by`. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly line: number;
}

type Node = ESTree.Node;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

type Change = readonly [part: { readonly start: number; readonly end: number }, by: string];

const isText = ({ type, ...node }: Node): boolean =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && 'value' in node && typeof node.value === 'string');

/** The operator stands between the two sides; a comment there would hide it, so it is then left alone. */
function operatorChange(
  text: string,
  node: ESTree.BinaryExpression | ESTree.PrivateInExpression | ESTree.LogicalExpression,
): Change[] {
  const by = OPERATORS[node.operator];
  if (by === undefined || (node.operator === '+' && [node.left, node.right].some(isText)))
    return [];
  const start = text.indexOf(node.operator, node.left.end);
  if (start < 0 || start >= node.right.start) return [];
  return [[{ start, end: start + node.operator.length }, by]];
}

function literalChange(node: ESTree.Node & { type: 'Literal' }): Change[] {
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]];
  if (typeof node.value === 'number') {
    return [
      [node, String(node.value + 1)],
      [node, `(${node.value - 1})`],
    ];
  }
  return typeof node.value === 'string' && node.value !== '' ? [[node, "''"]] : [];
}

function memberChange({ property, computed }: ESTree.MemberExpression): Change[] {
  if (computed || property.type !== 'Identifier') return [];
  const by = METHODS[property.name];
  return by === undefined ? [] : [[property, by]];
}

function unaryChange({ operator, start, argument }: ESTree.UnaryExpression): Change[] {
  return operator === '!' || operator === '-' ? [[{ start, end: argument.start }, '']] : [];
}

/** Changes of this node alone. */
function changesOf(text: string, node: Node): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChange(text, node);
    case 'Literal':
      return literalChange(node);
    case 'TemplateLiteral':
      return node.end - node.start > 2 ? [[node, '``']] : [];
    case 'UnaryExpression':
      return unaryChange(node);
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        [node.test, 'true'],
        [node.test, 'false'],
      ];
    case 'MemberExpression':
      return memberChange(node);
    case 'ExpressionStatement':
      return [[node, ';']];
    default:
      return [];
  }
}

const WITHIN_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** What of a node runs: no types, no imports, no names of properties, nothing that only describes. */
function runningParts(node: Node): unknown[] {
  if (WITHIN_TYPES.has(node.type)) return [(node as ESTree.TSAsExpression).expression];
  if (/^TS|^Import|^ExportAll/.test(node.type)) return [];
  if (node.type === 'ExportNamedDeclaration') return [node.declaration];
  if (node.type === 'Property' && !node.computed) return [node.value];
  if (node.type === 'TemplateLiteral') return node.expressions;
  if (node.type === 'TaggedTemplateExpression') return node.quasi.expressions;
  return Object.values(node);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const part of runningParts(value)) walk(part, visit);
}

/** All small changes of a source, in the order of the text. Throws on one that does not parse. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  walk(program, (node) => {
    for (const [{ start, end }, by] of changesOf(text, node))
      found.push({ start, end, by, line: text.slice(0, start).split('\n').length });
  });
  return found.toSorted((a, b) => a.start - b.start);
}

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
]);
const MOST_TURNS = 10_000_000;

/** Places just behind the opening of the body of each loop. */
function loopBodies(path: string, text: string): { start: number; end: number }[] {
  const bodies: { start: number; end: number }[] = [];
  walk(parseSync(path, text).program, (node) => {
    if (LOOPS.has(node.type)) bodies.push((node as ESTree.WhileStatement).body);
  });
  return bodies;
}

/** The source with the change; a loop that it makes endless ends by an error. */
export function mutated(path: string, text: string, { start, end, by }: Mutation): string {
  const changed = text.slice(0, start) + by + text.slice(end);
  const guard = `if ((mutantTurns = (mutantTurns ?? 0) + 1) > ${MOST_TURNS}) throw new Error('endless'); `;
  return loopBodies(path, changed)
    .flatMap(({ start: from, end: to }) => [
      { at: from, put: `{ ${guard}` },
      { at: to, put: ' }' },
    ])
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (code, { at, put }) => code.slice(0, at) + put + code.slice(at),
      `${changed}\nvar mutantTurns;`,
    );
}
