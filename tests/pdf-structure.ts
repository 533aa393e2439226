import { inflateSync } from 'node:zlib';

/** An element of a tagged PDF: its role, what is read aloud of it, and what is in it. */
export interface ReadElement {
  readonly role: string;
  readonly text: string;
  readonly alt: string | undefined;
  readonly title: string | undefined;
  readonly scope: string | undefined;
  /** The rectangle of a figure: left, lower, right and upper edge, in points from the lower left corner. */
  readonly box: readonly number[] | undefined;
  readonly kids: readonly ReadElement[];
}

export interface ReadStructure {
  readonly root: ReadElement;
  /** Texts that are no part of any element, of each page. */
  readonly ornaments: readonly string[];
  /** What is drawn outside of all marks or in two at once, and marks that do not end. */
  readonly unmarked: readonly string[];
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').trim();

/** A text as it stands in an object: plain, or two bytes a letter. */
function textIn(object: string, key: string): string | undefined {
  const [, written] =
    new RegExp(String.raw`/${key} \(((?:\\[\s\S]|[^\\)])*)\)`, 'u').exec(object) ?? [];
  const letters = written?.replaceAll(
    /\\([\s\S])/gu,
    (_, letter: string) => ESCAPED[letter] ?? letter,
  );
  if (!letters?.startsWith('\u00FE\u00FF')) return letters;
  return plain(Buffer.from(letters.slice(2), 'latin1').swap16().toString('utf16le'));
}

const referred = (object: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`, 'u').exec(object)?.[1]);

function objectsOf(file: string): Map<number, string> {
  const found = file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gmu);
  return new Map([...found].map(([, number, object = '']) => [Number(number), object]));
}

type Objects = ReadonlyMap<number, string>;

const at = (objects: Objects, number: number): string => objects.get(number) ?? '';

function streamOf(object: string): string {
  const [, packed = ''] = /stream\n([\s\S]*)\nendstream/u.exec(object) ?? [];
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** The letters of a font by the numbers under which a page shows them. */
function lettersOf(objects: Objects, font: number): Map<string, string> {
  const map = streamOf(at(objects, referred(at(objects, font), 'ToUnicode')));
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/gu))
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/gu)].entries()) {
      const number = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const bytes = Buffer.from(codes.replaceAll(' ', ''), 'hex');
      letters.set(number, bytes.swap16().toString('utf16le'));
    }
  return letters;
}

/** What a page says, by the number of the marked content; under none what is an ornament. */
interface ReadPage {
  readonly texts: Map<string, string>;
  readonly unmarked: string[];
}

const STEP =
  /(?<begun>\/\w+ (?:<<[^>]*>> )?B(?:DC|MC))$|^(?<ended>EMC)$|\/(?<font>F\d+) \S+ Tf$|^\[(?<shown>.*)\] TJ$|(?:^| )(?<drawn>[fFSsBb]\*?|Do|sh)$/gmu;

const saidBy = (shown: string, letters: ReadonlyMap<string, string>): string => {
  const numbers = [...shown.matchAll(/<(\w+)>/gu)].flatMap(([, all = '']) => all.match(/.{4}/gu));
  return numbers.map((number) => letters.get(number ?? '') ?? '\uFFFD').join('');
};

function readPage(objects: Objects, page: string): ReadPage {
  const resources = at(objects, referred(page, 'Resources'));
  const texts = new Map<string, string>();
  const unmarked: string[] = [];
  const open: string[] = [];
  let letters = new Map<string, string>();
  const steps: Record<string, (step: string) => void> = {
    begun: (step) => open.push(/\/MCID (\d+)/u.exec(step)?.[1] ?? 'none'),
    ended: (step) => open.pop() ?? unmarked.push(step),
    font: (step) => (letters = lettersOf(objects, referred(resources, step))),
    drawn: (step) => open.length === 1 || unmarked.push(step),
    shown(step) {
      const [id = 'none'] = open;
      texts.set(id, (texts.get(id) ?? '') + saidBy(step, letters));
      this['drawn']?.(step);
    },
  };
  for (const { groups = {} } of streamOf(at(objects, referred(page, 'Contents'))).matchAll(STEP))
    for (const [kind, step] of Object.entries(groups)) if (step !== undefined) steps[kind]?.(step);
  return { texts, unmarked: [...unmarked, ...open.map((id) => `${id} is not ended`)] };
}

type Pages = ReadonlyMap<number, ReadPage>;
type Inside = Pick<ReadElement, 'text' | 'kids'>;

/** What is in an element: numbers of marked content, such numbers on other pages, and elements. */
function insideOf(object: string, objects: Objects, pages: Pages): Inside {
  const [, listed = ''] = /\/K \[([^\]]*)\]/u.exec(object) ?? [];
  const own = referred(object.replace(listed, ''), 'Pg');
  const said = (page: number, id = '') => pages.get(page)?.texts.get(id) ?? '';
  const kids: ReadElement[] = [];
  let text = '';
  for (const [part, far, kid, near] of listed.matchAll(
    /<<[^>]*\/MCID (\d+)\s*>>|(\d+) 0 R|(\d+)/gu,
  ))
    if (kid !== undefined) kids.push(elementOf(Number(kid), objects, pages));
    else text += far === undefined ? said(own, near) : said(referred(part, 'Pg'), far);
  return { text: plain(text), kids };
}

function elementOf(number: number, objects: Objects, pages: Pages): ReadElement {
  const object = at(objects, number);
  const [, role = ''] = /\/S \/(\w+)/u.exec(object) ?? [];
  return {
    role,
    alt: textIn(object, 'Alt'),
    title: textIn(object, 'T'),
    scope: /\/Scope \/(\w+)/u.exec(object)?.[1],
    box: /\/BBox \[([^\]]*)\]/u.exec(object)?.[1]?.split(' ').map(Number),
    ...insideOf(object, objects, pages),
  };
}

/** Reads what a tagged PDF is as its readers of screens do: in the order and the words of its elements. */
export function structureOf(bytes: Buffer): ReadStructure {
  const objects = objectsOf(bytes.toString('latin1'));
  const found = [...objects].filter(([, object]) => /\/Type \/Page\s/u.test(object));
  const pages = new Map(found.map(([number, page]) => [number, readPage(objects, page)]));
  const read = [...pages.values()];
  const top = [...objects.values()].find((object) => object.includes('/Type /StructTreeRoot'));
  return {
    root: elementOf(Number(/\/K \[(\d+) 0 R\]/u.exec(top ?? '')?.[1]), objects, pages),
    ornaments: read.map(({ texts }) => plain(texts.get('none') ?? '')),
    unmarked: read.flatMap(({ unmarked }) => unmarked),
  };
}

/** The element and all below it, a line each: role, scope and words; cells of a row stand on one line. */
export function linesOf({ role, text, alt, scope, kids }: ReadElement, indent = ''): string[] {
  const cells = role === 'TR' || role === 'LI' ? kids.filter((kid) => kid.kids.length === 0) : [];
  const inline = cells.length === kids.length && kids.length > 0;
  const own = [role, scope, alt === undefined ? text : `„${alt}“ ${text}`]
    .filter(Boolean)
    .join(' ');
  if (inline) return [`${indent}${role}: ${kids.map((kid) => linesOf(kid)[0]).join(' | ')}`];
  return [indent + own, ...kids.flatMap((kid) => linesOf(kid, `${indent} `))];
}

/** All elements of a role, in the order of reading. */
export const everyOf = (element: ReadElement, role: string): ReadElement[] => [
  ...(element.role === role ? [element] : []),
  ...element.kids.flatMap((kid) => everyOf(kid, role)),
];
