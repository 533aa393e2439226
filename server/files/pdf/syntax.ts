// The values of which a PDF is made (ISO 32000-2, 7.3), read from its bytes as a text of latin1.

export type PdfTrouble = 'broken' | 'grows' | 'locked';

/** Why a PDF is not read: it is cut or broken, is of too much, or is locked by a password. */
export class PdfFault extends Error {
  readonly trouble: PdfTrouble;

  constructor(trouble: PdfTrouble) {
    super(`The PDF is refused: ${trouble}.`);
    this.trouble = trouble;
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>;
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | { readonly name: string }
  | { readonly ref: number }
  | readonly PdfValue[]
  | PdfDict;

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
export const refOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'object' && value !== null && 'ref' in value ? value.ref : undefined;

const MOST_DEPTH = 50;
/** The longest name, number or word. */
const MOST_WORD = 200;

const token = {
  /** What of a text in parentheses is as it stands. */
  run: /[^()\\]{0,1000}/y,
  word: /[^\s\0()<>[\]{}/%]{0,200}/y,
  ref: /\d{1,10}[\s\0]{1,20}\d{1,5}[\s\0]{1,20}R(?![^\s\0()<>[\]{}/%])/y,
  number: /^[+-]?(?:\d+\.?\d*|\.\d+)$/,
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

const isSpace = (code: number) =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0;

/** How many characters may be read yet, each counted every time: nothing is gone through again and again. */
export interface Steps {
  left: number;
}

/** Reads values one after another. */
export class PdfText {
  readonly text: string;
  at = 0;
  readonly #steps: Steps;

  constructor(text: string, steps: Steps) {
    this.text = text;
    this.#steps = steps;
  }

  #step(count: number) {
    this.#steps.left -= count;
    if (this.#steps.left < 0) throw new PdfFault('grows');
    this.at += count;
  }

  /** Passes everything before the word, which has to come. Errors: `PdfFault`. */
  passTo(word: string, from: number) {
    const found = this.text.indexOf(word, from);
    this.#step((found === -1 ? this.text.length : found) - this.at);
    if (found === -1) throw new PdfFault('broken');
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  /** Passes what means nothing: spaces and comments. */
  space() {
    let isComment = false;
    for (; this.at < this.text.length; this.#step(1)) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x25) isComment = true;
      else if (code === 10 || code === 13) isComment = false;
      else if (!isComment && !isSpace(code)) return;
    }
  }

  /** Passes the word if it stands here. */
  has(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.#step(word.length);
    return true;
  }

  /** The value that begins here. Errors: `PdfFault`. */
  value(depth = 0): PdfValue {
    if (depth > MOST_DEPTH) throw new PdfFault('grows');
    this.space();
    if (this.has('<<')) return this.#dict(depth);
    if (this.has('[')) return this.#array(depth);
    if (this.has('(')) return this.#literal();
    if (this.has('<')) return this.#hex();
    if (this.has('/')) return { name: this.#name() };
    return this.#plain();
  }

  #array(depth: number): readonly PdfValue[] {
    const values: PdfValue[] = [];
    for (this.space(); !this.has(']'); this.space()) values.push(this.value(depth + 1));
    return values;
  }

  #dict(depth: number): PdfDict {
    const entries = new Map<string, PdfValue>();
    for (this.space(); !this.has('>>'); this.space()) {
      if (!this.has('/')) throw new PdfFault('broken');
      entries.set(this.#name(), this.value(depth + 1));
    }
    return entries;
  }

  #word(): string {
    const word = this.#match(token.word) ?? '';
    if (word.length >= MOST_WORD) throw new PdfFault('broken');
    this.#step(word.length);
    return word;
  }

  #name(): string {
    return this.#word().replaceAll(/#([0-9a-f]{2})/gi, (_whole, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  }

  #plain(): PdfValue {
    const ref = this.#match(token.ref);
    if (ref !== undefined) {
      this.#step(ref.length);
      return { ref: Number.parseInt(ref, 10) };
    }
    const word = this.#word();
    if (token.number.test(word)) return Number(word);
    const told = Object.hasOwn(words, word) ? words[word] : undefined;
    if (told === undefined) throw new PdfFault('broken');
    return told;
  }

  #hex(): string {
    const begin = this.at;
    this.passTo('>', begin);
    const digits = this.text.slice(begin, this.at).replaceAll(/[\s\0]/g, '');
    this.#step(1);
    if (!/^[0-9a-f]*$/i.test(digits)) throw new PdfFault('broken');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #literal(): string {
    const parts: string[] = [];
    for (let open = 1; this.at < this.text.length;) {
      const run = this.#match(token.run) ?? '';
      parts.push(run);
      this.#step(run.length);
      const character = this.text.charAt(this.at);
      this.#step(1);
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      if (open === 0) return parts.join('');
      parts.push(character === '\\' ? this.#escaped() : character);
    }
    throw new PdfFault('broken');
  }

  #escaped(): string {
    const octal = /[0-7]{1,3}/y;
    const digits = this.#match(octal);
    if (digits !== undefined) {
      this.#step(digits.length);
      return String.fromCodePoint(Number.parseInt(digits, 8) % 256);
    }
    const character = this.text.charAt(this.at);
    // A line that goes on is one.
    const end = character === '\r' && this.text.charAt(this.at + 1) === '\n' ? 2 : 1;
    this.#step(end);
    return character === '\r' || character === '\n' ? '' : (escapes[character] ?? character);
  }
}
