import { expect, test } from 'vitest';
import { MOST_PHOTO_BYTES, photoFault } from './photo.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const text = (written: string) => new TextEncoder().encode(written);

test('JPEG, PNG and WebP are photos', () => {
  expect(photoFault(JPEG, 100)).toBeNull();
  expect(photoFault(PNG, 100)).toBeNull();
  expect(photoFault(text('RIFF1234WEBP'), 100)).toBeNull();
});

test('what is none is told so, whatever it is called', () => {
  const other = 'Vyberte fotku JPEG, PNG nebo WebP';
  expect(photoFault(text('%PDF-1.7\n%..'), 100)).toBe(other);
  expect(photoFault(text('GIF89a......'), 100)).toBe(other);
  expect(photoFault(text('RIFF1234WAVE'), 100)).toBe(other);
  expect(photoFault(new Uint8Array([0xff]), 1)).toBe(other);
});

test('an empty one and one over 10 MB are refused', () => {
  expect(photoFault(new Uint8Array(), 0)).toBe('Fotka je prázdná');
  expect(photoFault(JPEG, MOST_PHOTO_BYTES)).toBeNull();
  expect(photoFault(JPEG, MOST_PHOTO_BYTES + 1)).toBe('Fotka je větší než 10 MB');
});
