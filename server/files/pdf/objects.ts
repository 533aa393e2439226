import { streamBytes } from './streams.ts';
import {
  isDict,
  nameOf,
  PdfFault,
  PdfText,
  refOf,
  type PdfDict,
  type PdfValue,
  type Steps,
} from './syntax.ts';

// Objects are found by going through the file from its beginning, not by its table of places: so one whose table is
// wrong is read too. Of two objects of one number the later one holds, as where a file was saved again.

/** An invoice has tens of them, a scanned book thousands. */
const MOST_OBJECTS = 100_000;
/** Where one begins and is none; a real file has none of them. */
const MOST_BROKEN = 1000;
/** Of all streams that carry objects, unpacked. */
const MOST_PACKED_BYTES = 16 * 1024 * 1024;
/** The number of an object and of its edition are as long at most. */
const HEAD = 40;
const head = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+$/;

interface Stream {
  readonly dict: PdfDict;
  readonly start: number;
  /** Where it ends by the mark behind it. */
  readonly end: number;
}

/** Where in the file an object stands, and what it is. */
type Place = { readonly order: number } & (
  | { readonly value: PdfValue; readonly stream: Stream | undefined }
  | { readonly packed: string; readonly at: number }
);

/** Objects of a PDF. */
export class PdfObjects {
  readonly #file: Buffer;
  readonly #steps: Steps;
  readonly #places = new Map<number, Place>();
  readonly #carriers: Stream[] = [];
  #root: PdfValue | undefined;
  #broken = 0;

  /** Errors: `PdfFault` of a file that is locked, or of too much. */
  constructor(file: Buffer) {
    this.#file = file;
    this.#steps = { left: 2 * file.length + MOST_PACKED_BYTES };
    this.#scan(new PdfText(file.toString('latin1'), this.#steps));
    this.#unpackAll();
  }

  #scan(reader: PdfText) {
    const { text } = reader;
    const mark = /\b(?:obj|trailer)\b/g;
    for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
      const before = text.slice(Math.max(0, found.index - HEAD), found.index);
      const number = found[0] === 'obj' ? head.exec(before)?.[1] : '';
      if (number === undefined) continue;
      reader.at = mark.lastIndex;
      this.#read(reader, number);
      mark.lastIndex = reader.at;
    }
  }

  /** The object of the number, or the trailer, that begins here; one that is broken is passed. */
  #read(reader: PdfText, number: string) {
    const begin = reader.at;
    try {
      const value = reader.value();
      if (number === '') this.#trailer(value);
      else this.#keep(Number(number), value, streamAt(reader, value), begin);
    } catch (error) {
      if (!(error instanceof PdfFault) || error.trouble !== 'broken') throw error;
      reader.at = begin;
      this.#broken += 1;
      if (this.#broken > MOST_BROKEN) throw new PdfFault('grows');
    }
  }

  #set(number: number, place: Place) {
    const known = this.#places.get(number);
    if (known === undefined || known.order <= place.order) this.#places.set(number, place);
    if (this.#places.size > MOST_OBJECTS) throw new PdfFault('grows');
  }

  #keep(number: number, value: PdfValue, stream: Stream | undefined, order: number) {
    this.#set(number, { order, value, stream });
    const type = stream && nameOf(stream.dict.get('Type'));
    if (type === 'XRef') this.#trailer(value);
    if (type === 'ObjStm' && stream !== undefined) this.#carriers.push(stream);
  }

  #trailer(value: PdfValue) {
    if (!isDict(value)) return;
    if ((value.get('Encrypt') ?? null) !== null) throw new PdfFault('locked');
    this.#root = value.get('Root') ?? this.#root;
  }

  /** Objects packed in streams; what is locked is known before. */
  #unpackAll() {
    let left = MOST_PACKED_BYTES;
    for (const carrier of this.#carriers) {
      const bytes = this.#bytes(carrier, left);
      left -= bytes?.length ?? 0;
      if (bytes !== undefined) this.#unpack(carrier, bytes.toString('latin1'));
    }
  }

  /** Pairs of numbers and places, then the objects. */
  #unpack({ dict, start }: Stream, packed: string) {
    const first = dict.get('First');
    const count = dict.get('N');
    if (typeof first !== 'number' || typeof count !== 'number') return;
    const heads = packed.slice(0, first).match(/\d{1,10}/g) ?? [];
    for (let at = 0; at + 1 < Math.min(heads.length, 2 * count); at += 2) {
      const place = { order: start, packed, at: first + Number(heads[at + 1]) };
      this.#set(Number(heads[at]), place);
    }
  }

  #bytes({ dict, start, end }: Stream, most: number): Buffer | undefined {
    const told = this.resolved(dict.get('Length'));
    const isTold = typeof told === 'number' && told >= 0 && start + told <= end;
    return streamBytes(dict, this.#file.subarray(start, isTold ? start + told : end), most);
  }

  /** The value, or that to which it refers; undefined of none. Errors: `PdfFault`. */
  resolved(value: PdfValue | undefined): PdfValue | undefined {
    const ref = refOf(value);
    if (ref === undefined) return value;
    const place = this.#places.get(ref);
    if (place === undefined) return undefined;
    if (!('packed' in place)) return place.value;
    const reader = new PdfText(place.packed, this.#steps);
    reader.at = place.at;
    return reader.value();
  }

  /** The dictionary, or that to which the value refers; undefined of anything else. Errors: `PdfFault`. */
  dict(value: PdfValue | undefined): PdfDict | undefined {
    const found = this.resolved(value);
    return isDict(found) ? found : undefined;
  }

  /** Where everything begins; undefined of a file that does not say. Errors: `PdfFault`. */
  catalog(): PdfDict | undefined {
    return this.dict(this.#root);
  }

  /**
   * What the stream of the number carries, unpacked to so many bytes at most; undefined where there is none, or where
   * it is packed otherwise than by Flate. Errors: `PdfFault`.
   */
  content(ref: number, most: number): Buffer | undefined {
    const place = this.#places.get(ref);
    if (place === undefined || 'packed' in place || place.stream === undefined) return undefined;
    return this.#bytes(place.stream, most);
  }
}

/** The stream that follows a dictionary; the reader goes to its end. Errors: `PdfFault` of one that does not end. */
function streamAt(reader: PdfText, dict: PdfValue): Stream | undefined {
  if (!isDict(dict)) return undefined;
  reader.space();
  if (!reader.has('stream')) return undefined;
  const start = reader.at + (reader.text.startsWith('\r\n', reader.at) ? 2 : 1);
  const told = dict.get('Length');
  const isTold =
    typeof told === 'number' &&
    told >= 0 &&
    /^\s{0,4}endstream/.test(reader.text.slice(start + told, start + told + 13));
  reader.passTo('endstream', isTold ? start + told : start);
  return { dict, start, end: reader.at };
}
