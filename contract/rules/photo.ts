// What is taken for a photo. How it looks inside is judged by whoever opens it.

/** The largest photo as it is sent: 10 MB. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
export const PHOTO_TOO_LARGE = 'Fotka je větší než 10 MB';

/** The side, in pixels, within which a photo is kept: enough to read the digits of a counter. */
export const PHOTO_SIDE = 1600;

/** So many bytes tell the kind of a photo. */
export const PHOTO_BEGINNING = 12;

const startsWith = (bytes: Uint8Array, beginning: readonly number[], from = 0) =>
  beginning.every((byte, at) => bytes[from + at] === byte);

/** ISO/IEC 10918 (JPEG), ISO/IEC 15948 (PNG), and the container of WebP (RFC 9649). */
const kinds: readonly ((beginning: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8),
];

/** What is wrong with a photo by what it begins with and its size in bytes; null when nothing is. */
export function photoFault(beginning: Uint8Array, size: number): string | null {
  if (size === 0) return 'Fotka je prázdná';
  if (size > MOST_PHOTO_BYTES) return PHOTO_TOO_LARGE;
  return kinds.some((is) => is(beginning)) ? null : 'Vyberte fotku JPEG, PNG nebo WebP';
}
