// What a camera writes beside a picture: Exif (CIPA DC-008) in the tables of TIFF 6.0. Only the place and
// the turning are read; whatever is broken or odd counts as not written.

/** Where something is, in degrees of WGS 84 to six decimals; south and west are below zero. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface Tiff {
  readonly view: DataView;
  readonly isLittle: boolean;
}

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** Where its value stands, or where it is said where. */
  readonly at: number;
}

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const ORIENTATION = 0x01_12;
const GPS = 0x88_25;
const EXIF_HEAD = [0x45, 0x78, 0x69, 0x66, 0, 0];
const LITTLE = 0x49_49;
const BIG = 0x4d_4d;
/** No camera writes more entries to one table; a broken number of them is not walked. */
const MOST_ENTRIES = 500;

/** What the act gives; null where the bytes end before what they promise. */
function withinBytes<T>(act: () => T | null): T | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tiffOf(exif: Uint8Array): Tiff | null {
  const head = EXIF_HEAD.every((byte, at) => exif[at] === byte) ? EXIF_HEAD.length : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + head, exif.byteLength - head);
  const order = view.getUint16(0);
  if (order !== LITTLE && order !== BIG) return null;
  const isLittle = order === LITTLE;
  return view.getUint16(2, isLittle) === 42 ? { view, isLittle } : null;
}

/** Entries of the table that begins there. */
function entriesAt({ view, isLittle }: Tiff, begins: number): Map<number, Entry> {
  const count = Math.min(view.getUint16(begins, isLittle), MOST_ENTRIES);
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const at = begins + 2 + index * 12;
    return {
      tag: view.getUint16(at, isLittle),
      type: view.getUint16(at + 2, isLittle),
      count: view.getUint32(at + 4, isLittle),
      at: at + 8,
    };
  });
  return new Map(entries.map((entry) => [entry.tag, entry]));
}

const firstTable = (tiff: Tiff) => entriesAt(tiff, tiff.view.getUint32(4, tiff.isLittle));

/** Degrees, minutes and seconds, each a fraction, as degrees; null where they are not such. */
function degreesOf({ view, isLittle }: Tiff, entry: Entry | undefined): number | null {
  if (entry?.type !== RATIONAL || entry.count !== 3) return null;
  const begins = view.getUint32(entry.at, isLittle);
  const [degrees = NaN, minutes = NaN, seconds = NaN] = [0, 8, 16].map(
    (at) => view.getUint32(begins + at, isLittle) / view.getUint32(begins + at + 4, isLittle),
  );
  const isClock = minutes <= 60 && seconds <= 60;
  return isClock ? degrees + minutes / 60 + seconds / 3600 : null;
}

/** The sign that the letter of a side of the world gives. */
function signOf({ view }: Tiff, entry: Entry | undefined, sides: string): 1 | -1 | null {
  if (entry?.type !== ASCII || entry.count !== 2) return null;
  const side = sides.indexOf(String.fromCharCode(view.getUint8(entry.at)));
  return side === -1 ? null : side === 0 ? 1 : -1;
}

/** A coordinate to six decimals: a tenth of a metre. */
function coordinate(degrees: number | null, sign: number | null, most: number): number | null {
  if (degrees === null || sign === null || !(degrees <= most)) return null;
  const rounded = Math.round(degrees * 1_000_000) / 1_000_000;
  return rounded === 0 ? 0 : sign * rounded;
}

/**
 * Where a picture was taken, by the Exif of it (with its head or without); null where that is not written,
 * is broken or is nowhere. Zero by zero, which devices write before they know, is nowhere.
 */
export function positionIn(exif: Uint8Array): Position | null {
  return withinBytes(() => {
    const tiff = tiffOf(exif);
    const pointer = tiff && firstTable(tiff).get(GPS);
    if (!tiff || pointer?.type !== LONG) return null;
    const gps = entriesAt(tiff, tiff.view.getUint32(pointer.at, tiff.isLittle));
    const latitude = coordinate(degreesOf(tiff, gps.get(2)), signOf(tiff, gps.get(1), 'NS'), 90);
    const longitude = coordinate(degreesOf(tiff, gps.get(4)), signOf(tiff, gps.get(3), 'EW'), 180);
    if (latitude === null || longitude === null) return null;
    return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
  });
}

/** The same Exif for a picture that was turned upright already; null where it cannot be read. */
export function uprightExif(exif: Uint8Array): Uint8Array<ArrayBuffer> | null {
  return withinBytes(() => {
    const upright = exif.slice();
    const tiff = tiffOf(upright);
    if (tiff === null) return null;
    const turned = firstTable(tiff).get(ORIENTATION);
    if (turned === undefined) return upright;
    if (turned.type !== SHORT) return null;
    tiff.view.setUint16(turned.at, 1, tiff.isLittle);
    return upright;
  });
}

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;

/** The Exif of a JPEG (ISO/IEC 10918-1, B.1) with its head; null where it has none. */
export function exifOfJpeg(jpeg: Uint8Array): Uint8Array | null {
  return withinBytes(() => {
    const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== START_OF_SCAN;) {
      const length = view.getUint16(at + 2);
      const content = jpeg.subarray(at + 4, at + 2 + length);
      const isExif = EXIF_HEAD.every((byte, index) => content[index] === byte);
      if (view.getUint8(at + 1) === APP1 && isExif) return content;
      at += 2 + length;
    }
    return null;
  });
}

/** A JPEG without Exif, given that one; behind its first marker, as Exif asks for. */
export function withExif(jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = exif.length + 2;
  const whole = new Uint8Array(jpeg.length + length + 2);
  whole.set(jpeg.subarray(0, 2));
  whole.set([0xff, APP1, Math.floor(length / 256), length % 256], 2);
  whole.set(exif, 6);
  whole.set(jpeg.subarray(2), 6 + exif.length);
  return whole;
}

/** 50,087500; 14,421300. */
export const positionText = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((one) => one.toFixed(6).replace('.', ',')).join('; ');
