// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { READING_PHOTOS_PREFIX } from '#web/lib/storage-keys.ts';
import {
  changePhoto,
  contentOf,
  dropPhoto,
  followPhotos,
  openPhotos,
  outPhotos,
  takePhoto,
  type OutPhoto,
} from './photos.ts';

const device = vi.hoisted(() => ({ kept: new Map<string, string>(), isFull: false }));
vi.mock('#web/lib/large-kept.ts', () => ({
  keepLarge: (key: string, content: string) => {
    if (!device.isFull) device.kept.set(key, content);
    return Promise.resolve(!device.isFull);
  },
  readLarge: (key: string) => Promise.resolve(device.kept.get(key)),
  dropLarge: (key: string) => Promise.resolve(void device.kept.delete(key)),
}));

const UNIT = 3;
const at = { house: 7, day: '2026-01-15', meter_id: 11 };
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const picture = (...more: number[]) =>
  new File([new Uint8Array([...JPEG, ...more])], 'foto.jpg', { type: 'image/jpeg' });

const person = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });

function only(): OutPhoto {
  const [photo] = outPhotos().values();
  if (photo === undefined) throw new Error('There is no photo.');
  return photo;
}

beforeEach(() => {
  // The page of tests has no canvas: the picture goes whole.
  vi.stubGlobal('OffscreenCanvas', undefined);
  localStorage.clear();
  device.kept.clear();
  device.isFull = false;
  person('jana@example.cz');
  openPhotos(UNIT);
});

describe('a photo of a line', () => {
  test('is kept on the device and taken up again under the key by which it is sent', async () => {
    expect(await takePhoto(at, picture(1))).toBe(true);
    const { send_key } = only();
    openPhotos(UNIT);
    expect(only()).toMatchObject({ ...at, send_key, phase: 'due', unkept: null });
    expect(await contentOf(only())).toBe(Buffer.from([...JPEG, 1]).toString('base64'));
  });

  test('is neither of another unit nor of another person at the same device', async () => {
    await takePhoto(at, picture());
    openPhotos(UNIT + 1);
    expect(outPhotos().size).toBe(0);
    person('petr@example.cz');
    openPhotos(UNIT);
    expect(outPhotos().size).toBe(0);
  });

  test('taken again stands in the stead of the one before, which nothing changes any more', async () => {
    await takePhoto(at, picture(1));
    const before = only();
    await takePhoto(at, picture(2));
    expect(outPhotos().size).toBe(1);
    expect(only().send_key).not.toBe(before.send_key);
    // The first one was on its way and has just been accepted.
    await dropPhoto(before);
    changePhoto(before, 'refused', 'pozdě');
    expect(only()).toMatchObject({ phase: 'due' });
    expect(await contentOf(only())).toBe(Buffer.from([...JPEG, 2]).toString('base64'));
  });

  test('that was taken back leaves nothing on the device', async () => {
    await takePhoto(at, picture());
    await dropPhoto(only());
    expect(outPhotos().size).toBe(0);
    expect(device.kept.size).toBe(0);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('that the device cannot keep lives with the page, and is not promised to the next one', async () => {
    device.isFull = true;
    await takePhoto(at, picture(3));
    expect(await contentOf(only())).toBe(Buffer.from([...JPEG, 3]).toString('base64'));
    expect(only().unkept).not.toBeNull();
    openPhotos(UNIT);
    expect(outPhotos().size).toBe(0);
  });

  test('that is no picture is not taken', async () => {
    expect(await takePhoto(at, new File(['tohle není fotka'], 'foto.jpg'))).toBe(false);
    expect(outPhotos().size).toBe(0);
    expect(device.kept.size).toBe(0);
  });

  test('that another tab has sent goes away here, and one that it took comes', async () => {
    await takePhoto(at, picture());
    const key = Object.keys(localStorage).find((one) => one.startsWith(READING_PHOTOS_PREFIX));
    const note = localStorage.getItem(key ?? '') ?? '';
    localStorage.removeItem(key ?? '');
    followPhotos(key ?? null);
    expect(outPhotos().size).toBe(0);
    localStorage.setItem(key ?? '', note);
    followPhotos(key ?? null);
    expect(only()).toMatchObject({ ...at, phase: 'due' });
  });
});
