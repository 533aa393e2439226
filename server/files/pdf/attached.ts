import { PdfObjects } from './objects.ts';
import { isDict, PdfFault, refOf, type PdfDict, type PdfValue } from './syntax.ts';

/** How far it is gone for the attached files, and through how much. */
const MOST_DEPTH = 20;
const MOST_VISITED = 10_000;

/** A file within a PDF. */
export interface WithinPdf {
  readonly name: string;
  readonly content: Buffer;
}

/** A text of a PDF: in UTF-16 or UTF-8 with its mark, else a byte a letter. */
function textOf(value: PdfValue | undefined): string {
  if (typeof value !== 'string') return '';
  const bytes = Buffer.from(value, 'latin1');
  if (value.startsWith('\u00FE\u00FF'))
    return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  return value.startsWith('\u00EF\u00BB\u00BF') ? bytes.subarray(3).toString('utf8') : value;
}

/** Descriptions of files below a tree of names or in a list, whatever stands between. */
class Descriptions {
  readonly found: PdfDict[] = [];
  readonly #objects: PdfObjects;
  readonly #seen = new Set<number>();
  #visited = 0;

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  visit(value: PdfValue | undefined, depth = 0) {
    this.#visited += 1;
    if (this.#visited > MOST_VISITED || depth > MOST_DEPTH) throw new PdfFault('grows');
    const ref = refOf(value);
    if (ref !== undefined) {
      if (this.#seen.has(ref)) return;
      this.#seen.add(ref);
    }
    const told = this.#objects.resolved(value);
    if (Array.isArray(told)) for (const one of told) this.visit(one, depth + 1);
    if (!isDict(told)) return;
    if (told.has('EF')) this.found.push(told);
    else for (const name of ['Kids', 'Names']) this.visit(told.get(name), depth + 1);
  }
}

/**
 * Files attached to a PDF (ISO 32000-2, 7.11.4: /EmbeddedFiles and /AF of its catalog) whose names are wanted, each
 * once and of so many bytes at most. Errors: `PdfFault`.
 */
export function filesWithin(
  file: Buffer,
  isWanted: (name: string) => boolean,
  most: number,
): WithinPdf[] {
  const objects = new PdfObjects(file);
  const catalog = objects.catalog();
  if (catalog === undefined) throw new PdfFault('broken');
  const descriptions = new Descriptions(objects);
  descriptions.visit(objects.dict(catalog.get('Names'))?.get('EmbeddedFiles'));
  descriptions.visit(catalog.get('AF'));
  const byStream = new Map<number, WithinPdf>();
  for (const described of descriptions.found) {
    const name =
      textOf(objects.resolved(described.get('UF'))) || textOf(objects.resolved(described.get('F')));
    const stream = embedded(objects, described);
    if (!isWanted(name) || byStream.has(stream)) continue;
    const content = objects.content(stream, most);
    if (content === undefined) throw new PdfFault('broken');
    byStream.set(stream, { name, content });
  }
  return [...byStream.values()];
}

/** The number of the stream of a described file; less than nothing of none. */
function embedded(objects: PdfObjects, described: PdfDict): number {
  const versions = objects.dict(described.get('EF'));
  return refOf(versions?.get('F')) ?? refOf(versions?.get('UF')) ?? -1;
}
