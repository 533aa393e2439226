import type { CodePage } from '#contract/sipo/settings.ts';
import { encoded, unwritable } from './code-page.ts';

/** Attributes of an element in their order; what is undefined is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** An element written down. Nothing else gets into a document unescaped. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Child = Xml | string | number | undefined;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// XML 1.0 knows no other control characters, and no halves of a pair.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '');

const isGiven = (child: Child): child is Xml | string | number =>
  child !== undefined && child !== '';

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}

/** An element with attributes, and with texts and elements in it in their order. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Xml {
  const inside = children
    .filter(isGiven)
    .map((child) => (child instanceof Xml ? child.text : escaped(String(child))))
    .join('');
  return new Xml(`<${name}${attributesText(attributes)}>${inside}</${name}>`);
}

/** An element without attributes; undefined where there would be nothing in it. */
export function filled(name: string, ...children: Child[]): Xml | undefined {
  return children.some(isGiven) ? element(name, {}, ...children) : undefined;
}

/** The document in Windows-1250 or UTF-8; a character that the code page has not is written by its number. */
export function xmlBytes(head: string, text: string, page?: CodePage): Buffer {
  const whole = `${head}${text}`;
  if (page === undefined) return Buffer.from(whole, 'utf8');
  const missing = new Set(unwritable(whole, page));
  const written = Array.from(whole, (character) =>
    missing.has(character) && !/[\r\n\t]/.test(character)
      ? `&#${character.codePointAt(0)};`
      : character,
  ).join('');
  return encoded(written.replaceAll('\t', ' '), page);
}
