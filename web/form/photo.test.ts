// @vitest-environment happy-dom
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { positionIn } from '#contract/rules/exif.ts';
import { placedPhoto } from '#tests/photos.ts';
import { chosenPhoto } from './photo.ts';

// The page of tests has no canvas: this one gives a small upright JPEG without anything beside it.
beforeEach(() => {
  const picture = { width: 3000, height: 2000, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  class Canvas {
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    convertToBlob = async () => {
      const create = { width: 30, height: 20, channels: 3, background: '#c02020' } as const;
      return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
    };
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
});

async function sentOf(keepsPosition?: boolean) {
  const file = new File([new Uint8Array(await placedPhoto())], 'foto.jpg');
  const chosen = await chosenPhoto(file, keepsPosition === undefined ? {} : { keepsPosition });
  if (chosen.fault !== null) throw new Error(chosen.fault);
  const { exif, orientation, width } = await sharp(
    Buffer.from(chosen.content_base64, 'base64'),
  ).metadata();
  return { place: exif === undefined ? undefined : positionIn(exif), orientation, width };
}

test('a photo made smaller keeps its place where that is asked for, and is not turned again', async () => {
  const place = { latitude: 50.0875, longitude: 14.4213 };
  expect(await sentOf(true)).toEqual({ place, orientation: 1, width: 30 });
});

test('a photo leaves its place in the device where nobody asks for it', async () => {
  const bare = { place: undefined, orientation: undefined, width: 30 };
  expect(await sentOf(false)).toEqual(bare);
  expect(await sentOf()).toEqual(bare);
});
