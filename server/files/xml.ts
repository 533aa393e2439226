// The part of XML in which banks and suppliers write: elements with attributes, texts, CDATA, comments. A document that
// defines anything of its own is refused, so nothing is ever expanded and nothing fetched.

/** An element of a document, under its name without the prefix of its namespace. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  text = '';

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.name = name;
    this.attributes = attributes;
  }

  /** Elements inside it of the name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first element at the end of the path: 'Acct/Id/IBAN'. */
  at(path: string): XmlElement | undefined {
    const slash = path.indexOf('/');
    const name = slash === -1 ? path : path.slice(0, slash);
    for (const child of this.children) {
      if (child.name !== name) continue;
      const found = slash === -1 ? child : child.at(path.slice(slash + 1));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The text of the first of the paths that has any; empty where none has. */
  told(...paths: readonly string[]): string {
    for (const path of paths) {
      const text = this.at(path)?.text.trim() ?? '';
      if (text !== '') return text;
    }
    return '';
  }
}

const MOST_DEPTH = 50;
/** Eight megabytes of a real statement have some four hundred thousand. */
const MOST_ELEMENTS = 600_000;

/** No element of a bank has a longer beginning. */
const MOST_TAG = 10_000;

/**
 * An end, or a beginning with its attributes. Only elements are found by an expression, each in a piece of bounded
 * length: over megabytes of text one may run out of stack, whatever it says.
 */
const tag =
  /^<(?:\/(?<end>[^\s<>/]+)\s*|(?<begin>[^\s<>/!?]+)(?<told>(?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,50})\s*(?<empty>\/?))>/;
const attribute = /(?<name>[^\s=]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const LAST_CODE = 0x10ffff;

function characterOf(whole: string, code: number): string {
  return code > LAST_CODE ? whole : String.fromCodePoint(code);
}

/** A text with its references to characters written out; other references stay as they are. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,8})|#x([0-9a-f]{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hexadecimal?: string, named: string = '') => {
      if (decimal !== undefined) return characterOf(whole, Number(decimal));
      if (hexadecimal !== undefined) return characterOf(whole, Number.parseInt(hexadecimal, 16));
      return NAMED[named.toLowerCase()] ?? whole;
    },
  );
}

const NONE: Readonly<Record<string, string>> = {};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(told: string): Readonly<Record<string, string>> {
  if (told === '') return NONE;
  const found: Record<string, string> = {};
  for (const { groups = {} } of told.matchAll(attribute))
    found[localName(groups['name'] ?? '')] = decoded(groups['double'] ?? groups['single'] ?? '');
  return found;
}

/** Why a document is refused: it is cut or broken, defines anything of its own, or has too many elements. */
export type XmlTrouble = 'broken' | 'defines' | 'grows';

/** What is wrong with a document, and at which of its lines where that is known. */
export class XmlFault extends Error {
  readonly trouble: XmlTrouble;
  readonly line: number | undefined;

  constructor(trouble: XmlTrouble, line?: number) {
    super(`The XML is refused: ${trouble}.`);
    this.trouble = trouble;
    this.line = line;
  }
}

const broken = (text: string, at: number) =>
  new XmlFault('broken', text.slice(0, at).split('\n').length);

/** The tree of elements as it grows. */
class Growing {
  readonly #top = new XmlElement('');
  readonly #open: { element: XmlElement; full: string }[] = [{ element: this.#top, full: '' }];
  #count = 0;

  begin(full: string, told: string) {
    this.#count += 1;
    if (this.#open.length > MOST_DEPTH || this.#count > MOST_ELEMENTS) throw new XmlFault('grows');
    const element = new XmlElement(localName(full), attributesOf(told));
    this.#open.at(-1)?.element.children.push(element);
    this.#open.push({ element, full });
  }

  /** Whether it is the end of the element that was begun last. */
  end(full: string): boolean {
    return this.#open.length > 1 && this.#open.pop()?.full === full;
  }

  write(text: string) {
    const last = this.#open.at(-1);
    if (last !== undefined) last.element.text += text;
  }

  /** The one element of a document that is whole; undefined of one that is not. */
  root(): XmlElement | undefined {
    const [root, ...others] = this.#top.children;
    const isWhole = this.#open.length === 1 && others.length === 0 && this.#top.text.trim() === '';
    return isWhole ? root : undefined;
  }
}

/** What a part with a mark at both of its ends has between them, and where it ends. */
const marked = [
  { from: '<!--', to: '-->', isText: false },
  { from: '<?', to: '?>', isText: false },
  { from: '<![CDATA[', to: ']]>', isText: true },
] as const;

/** Adds the part that begins at the place; where it ends, or undefined where none fits. */
function grow(growing: Growing, text: string, at: number): number | undefined {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at);
    const end = next === -1 ? text.length : next;
    growing.write(decoded(text.slice(at, end)));
    return end;
  }
  const mark = marked.find(({ from }) => text.startsWith(from, at));
  return mark === undefined ? growElement(growing, text, at) : growMarked(growing, text, at, mark);
}

function growMarked(
  growing: Growing,
  text: string,
  at: number,
  { from, to, isText }: (typeof marked)[number],
): number | undefined {
  const end = text.indexOf(to, at + from.length);
  if (end === -1) return undefined;
  if (isText) growing.write(text.slice(at + from.length, end));
  return end + to.length;
}

function growElement(growing: Growing, text: string, at: number): number | undefined {
  const found = tag.exec(text.slice(at, at + MOST_TAG));
  if (found === null) return undefined;
  const [whole] = found;
  const {
    end,
    begin = '',
    told = '',
    empty,
  }: Record<string, string | undefined> = found.groups ?? {};
  if (end !== undefined) return growing.end(end) ? at + whole.length : undefined;
  growing.begin(begin, told);
  if (empty === '/') growing.end(begin);
  return at + whole.length;
}

/** The first element of a document. Errors: `XmlFault`. */
export function readXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new XmlFault('defines');
  const growing = new Growing();
  for (let at = 0; at < text.length;) {
    const end = grow(growing, text, at);
    if (end === undefined) throw broken(text, at);
    at = end;
  }
  const root = growing.root();
  if (root === undefined) throw broken(text, text.length);
  return root;
}
