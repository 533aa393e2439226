import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Something found in a source, with its line counted from one. */
export type Found = { value: string; line: number };

/** What the house rules need to know of one file; `path` is relative to the project, with `/`. */
export type Source = {
  path: string;
  lineCount: number;
  /** Specifiers of static and dynamic imports, re-exports and import types. */
  imports: Found[];
  /** Those of them that are fetched when they are wanted, but by none of the ways that tell when they do not come. */
  bareImports: Found[];
  starExports: Found[];
  reExports: Found[];
  defaultExports: Found[];
  /** True when the file holds re-exports and nothing else. */
  isBarrel: boolean;
  /** Strings, parts of templates and regular expressions (without their escapes of `/`). */
  texts: Found[];
  /** Names of template tags and of members: `sql`, `db.selectFrom` gives `selectFrom`. */
  tags: Found[];
  members: Found[];
  comments: Found[];
  /** Tables named to a builder of queries or in `sql.table`; empty for a name that comes as a value. */
  tables: Found[];
};

/** Calls that take the name of a table first. */
const NAMING_TABLES = /^(table|selectFrom|(inner|left|right|full|cross)Join(Lateral)?)$/;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** All parsed sources in a folder of the project; throws on a file that does not parse. */
export function readSources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) =>
      parseSource(relative(ROOT, file).split(sep).join('/'), readFileSync(file, 'utf8')),
    );
}

/** Reads the facts from the text of one file. */
export function parseSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const source: Source = {
    path,
    lineCount: text.replace(/\n$/, '').split('\n').length,
    imports: [],
    bareImports: [],
    starExports: [],
    reExports: [],
    defaultExports: [],
    isBarrel: program.body.length > 0 && program.body.every(isReExport),
    texts: [],
    tags: [],
    members: [],
    tables: [],
    comments: comments.map(({ value, start }) => ({ value, line: lineAt(start) })),
  };
  const note = (list: Found[], value: string, { start }: { start: number }) =>
    list.push({ value, line: lineAt(start) });
  new Visitor({ ...moduleVisitor(source, note), ...textVisitor(source, note) }).visit(program);
  new Visitor(fetchVisitor(source, note)).visit(program);
  return source;
}

type Note = (list: Found[], value: string, at: { start: number }) => void;

function moduleVisitor(source: Source, note: Note) {
  return {
    ImportDeclaration: (node: ESTree.ImportDeclaration) =>
      note(source.imports, node.source.value, node),
    ImportExpression(node: ESTree.ImportExpression) {
      if (node.source.type !== 'Literal' || typeof node.source.value !== 'string') return;
      note(source.imports, node.source.value, node);
    },
    TSImportType: (node: ESTree.TSImportType) => note(source.imports, node.source.value, node),
    ExportNamedDeclaration(node: ESTree.ExportNamedDeclaration) {
      if (!node.source) return;
      note(source.imports, node.source.value, node);
      note(source.reExports, node.source.value, node);
    },
    ExportAllDeclaration(node: ESTree.ExportAllDeclaration) {
      note(source.imports, node.source.value, node);
      note(source.starExports, node.source.value, node);
    },
    ExportDefaultDeclaration: (node: ESTree.ExportDefaultDeclaration) =>
      note(source.defaultExports, 'default', node),
  };
}

/** They take what fetches a module: `bring(() => import('./xlsx.ts'))`. */
const BRINGS = /^(bring|bringQuietly|late|screen)$/;

function fetchVisitor(source: Source, note: Note) {
  const brought = new Set<unknown>();
  return {
    CallExpression({ callee, arguments: [load] }: ESTree.CallExpression) {
      if (callee.type !== 'Identifier' || !BRINGS.test(callee.name)) return;
      if (load?.type === 'ArrowFunctionExpression') brought.add(load.body);
    },
    ImportExpression(node: ESTree.ImportExpression) {
      if (!brought.has(node)) note(source.bareImports, 'import()', node);
    },
  };
}

function textVisitor(source: Source, note: Note) {
  return {
    Literal(node: ESTree.Expression & { type: 'Literal' }) {
      if (typeof node.value === 'string') note(source.texts, node.value, node);
      else if ('regex' in node) note(source.texts, node.regex.pattern.replaceAll('\\/', '/'), node);
    },
    TemplateElement: (node: ESTree.TemplateElement) =>
      note(source.texts, node.value.cooked ?? node.value.raw, node),
    TaggedTemplateExpression(node: ESTree.TaggedTemplateExpression) {
      if (node.tag.type === 'Identifier') note(source.tags, node.tag.name, node);
    },
    CallExpression(node: ESTree.CallExpression) {
      const { callee } = node;
      const [first] = node.arguments;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (first === undefined || !NAMING_TABLES.test(callee.property.name)) return;
      if (first.type === 'Literal')
        note(source.tables, String(first.value).split(' ')[0] ?? '', first);
      // What is built on the spot is a query of its own, and not the name of a table.
      else if (first.type !== 'CallExpression' && first.type !== 'ArrowFunctionExpression')
        note(source.tables, '', first);
    },
    MemberExpression(node: ESTree.MemberExpression) {
      if (node.property.type !== 'Identifier' || node.computed) return;
      const owner = node.object.type === 'Identifier' ? `${node.object.name}.` : '';
      note(source.members, owner + node.property.name, node);
    },
  };
}

function isReExport(node: ESTree.Program['body'][number]): boolean {
  return (
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' && node.source !== null)
  );
}

/** Tests beside the code, and everything in `tests`. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path);
}
