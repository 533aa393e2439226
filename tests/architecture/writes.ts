import { parseSync, Visitor, type ESTree } from 'vite';
import { isTest } from './source.ts';

/** One place of the code that writes a table. */
export interface Write {
  readonly path: string;
  readonly line: number;
  /** The room of the server it stands in. */
  readonly room: string;
  /** The table or the writing function of the database; undefined where only the running code knows. */
  readonly target: string | undefined;
}

/** Words of a room that are names of tables, whatever they are for. */
export interface Named {
  readonly path: string;
  readonly line: number;
  readonly room: string;
  readonly name: string;
}

const BUILDERS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
/** Classes that write the table which they are made for. */
const WRITERS = ['RecordTable', 'MailedTable', 'LinkTable'];
const READERS =
  /^(selectFrom|(inner|left|right|cross)Join(Lateral)?|insertInto|updateTable|deleteFrom)$/;
// What stands for an expression within a template.
const HOLE = '\u0000';
const NAME = String.raw`"?([a-z_][\w.]*|${HOLE}\d+${HOLE})"?`;
const ALIAS = String.raw`(?:\s+(?:as\s+)?[a-z]\w*)?`;
const WRITING = [
  String.raw`\binsert\s+into\s+${NAME}`,
  String.raw`\bmerge\s+into\s+(?:only\s+)?${NAME}`,
  String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`,
  String.raw`\bupdate\s+(?:only\s+)?${NAME}${ALIAS}\s+set\b`,
].map((pattern) => new RegExp(pattern, 'gi'));
const TRUNCATED = new RegExp(
  String.raw`\btruncate\s+(?:table\s+)?(?:only\s+)?(${NAME}(?:\s*,\s*${NAME})*)`,
  'gi',
);

/** The room of a file of the server; files of its root have none. */
function roomOf(path: string): string {
  const [, ...folders] = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'core' ? 2 : 1).join('/');
}

/** Names of tables that a text of SQL writes, in any order; a hole of a template stays as it is. */
export function writtenIn(sql: string): string[] {
  const one = WRITING.flatMap((writing) =>
    [...sql.matchAll(writing)].map(([, name]) => name ?? ''),
  );
  const many = [...sql.matchAll(TRUNCATED)].flatMap(([, names]) => (names ?? '').split(','));
  return [...one, ...many].map((name) => name.trim().replaceAll('"', ''));
}

/** Whether a file may hold SQL at all: elsewhere another test refuses it. */
function holdsSql(path: string): boolean {
  return !isTest(path) && (path.endsWith('.sql.ts') || path.startsWith('server/db/'));
}

/** Everything that a file writes; `functions` are those of the database that write by themselves. */
export function writesOf(path: string, text: string, functions: readonly string[] = []): Write[] {
  if (!holdsSql(path)) return [];
  const { program } = parseSync(path, text);
  const found: Write[] = [];
  const note = (target: string | undefined, start: number) =>
    found.push({ path, room: roomOf(path), target, line: text.slice(0, start).split('\n').length });
  const noteSql = (sql: string, holes: readonly ESTree.Expression[], start: number) => {
    for (const name of writtenIn(sql)) {
      const hole = name.startsWith(HOLE) ? holes[Number(name.slice(1, -1))] : undefined;
      note(name.startsWith(HOLE) ? tableOf(hole) : name, start);
    }
    for (const name of functions) if (sql.includes(`${name}(`)) note(name, start);
  };
  new Visitor({
    CallExpression(node: ESTree.CallExpression) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (BUILDERS.includes(callee.property.name)) note(literal(node.arguments[0]), node.start);
    },
    // Who makes the writer of a table writes it.
    NewExpression(node: ESTree.NewExpression) {
      const { callee } = node;
      if (callee.type === 'Identifier' && WRITERS.includes(callee.name))
        note(literal(node.arguments[0]), node.start);
    },
    TemplateLiteral(node: ESTree.TemplateLiteral) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
      const sql = parts.reduce((whole, part, at) => `${whole}${HOLE}${at - 1}${HOLE}${part}`);
      noteSql(sql, node.expressions, node.start);
    },
    Literal(node: ESTree.Expression & { type: 'Literal' }) {
      if (typeof node.value === 'string') noteSql(node.value, [], node.start);
    },
  }).visit(program);
  return found;
}

/** The name in `sql.table('name')`. */
function tableOf(node: ESTree.Expression | undefined): string | undefined {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  if (property.type !== 'Identifier' || property.name !== 'table') return undefined;
  return literal(node.arguments[0]);
}

function literal(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  return node.value.split(' ')[0];
}

/** Strings of a file of the rooms that are names of tables, but for those that a query of its own reads. */
export function namedTables(
  path: string,
  text: string,
  tables: readonly string[],
  rooms: ReadonlySet<string>,
): Named[] {
  if (isTest(path) || !rooms.has(roomOf(path))) return [];
  const found: Named[] = [];
  const note = (name: unknown, start: number) => {
    if (typeof name !== 'string' || !tables.includes(name)) return;
    found.push({ path, name, room: roomOf(path), line: text.slice(0, start).split('\n').length });
  };
  const read = new Set<number>();
  new Visitor({
    CallExpression(node: ESTree.CallExpression) {
      const {
        callee,
        arguments: [first],
      } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (READERS.test(callee.property.name) && first) read.add(first.start);
    },
    Literal(node: ESTree.Expression & { type: 'Literal' }) {
      if (!read.has(node.start)) note(node.value, node.start);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
