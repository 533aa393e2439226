const RELATIONS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';
const firstSheet = /<(?:\w+:)?sheet\s[^<>]*?\b\w+:id="([^"]+)"/;
const relation = /<(?:\w+:)?Relationship\s[^<>]*>/g;
const idOf = /\bId="([^"]+)"/;
const targetOf = /\bTarget="([^"]+)"/;

/** The name of the part that holds the first sheet, where it is told in the usual way. */
function nameOfFirst(parts: ReadonlyMap<string, Buffer>): string | undefined {
  const id = firstSheet.exec(parts.get(WORKBOOK)?.toString() ?? '')?.[1];
  for (const [told] of (parts.get(RELATIONS)?.toString() ?? '').matchAll(relation)) {
    if (idOf.exec(told)?.[1] !== id) continue;
    const target = targetOf.exec(told)?.[1] ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return undefined;
}

const isSheet = (name: string) => /(^|\/)worksheets\/[^/]+\.xml$/i.test(name);

/** The parts without sheets that nobody reads: how large they are is nobody's matter. */
export function withFirstSheet(parts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const first = nameOfFirst(parts);
  if (first === undefined || !parts.has(first)) return parts;
  return new Map([...parts].filter(([name]) => name === first || !isSheet(name)));
}
