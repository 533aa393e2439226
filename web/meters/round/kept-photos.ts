import { z } from 'zod';
import { dropLarge, keepLarge, readLarge } from '#web/lib/large-kept.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { READING_PHOTOS_PREFIX } from '#web/lib/storage-keys.ts';
import type { LineAt } from './kept.ts';

// A photo of a line stays on the device until the server has it. That there is one stands in localStorage,
// which can be asked at once and tells other tabs; the picture itself is too large for it.

const keptPhoto = z.object({
  house: z.int(),
  day: z.iso.date(),
  meter_id: z.int(),
  /** Under which it is sent, so that sent again it is there once. */
  send_key: z.string().min(1).max(100),
});
/** A photo that the device keeps. */
export type KeptPhoto = z.infer<typeof keptPhoto>;

const prefixOf = (unit_id: number) => `${ownKey(READING_PHOTOS_PREFIX)}${unit_id}.`;

const keyOf = (unit_id: number, { house, day, meter_id }: LineAt) =>
  `${prefixOf(unit_id)}${house}.${day}.${meter_id}`;

/** Whether that storage key is of a photo of the unit and of the signed-in person. */
export const isPhotoKey = (unit_id: number, key: string): boolean =>
  key.startsWith(prefixOf(unit_id));

function readNote(key: string): KeptPhoto | undefined {
  try {
    return keptPhoto.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    // A forbidden or spoilt storage only means that nothing is kept there.
    return undefined;
  }
}

/** All photos that this person has kept in the unit on this device. */
export function readKeptPhotos(unit_id: number): readonly KeptPhoto[] {
  const keys = Object.keys(localStorage).filter((key) => isPhotoKey(unit_id, key));
  return keys.flatMap((key) => readNote(key) ?? []);
}

/** Keeps a photo; false when the device cannot. */
export async function keepPhoto(
  unit_id: number,
  photo: KeptPhoto,
  content_base64: string,
): Promise<boolean> {
  const key = keyOf(unit_id, photo);
  if (!(await keepLarge(key, content_base64))) return false;
  try {
    localStorage.setItem(key, JSON.stringify(photo));
    return true;
  } catch (error) {
    log.warn('Fotku odečtu nelze uchovat v prohlížeči', error);
    await dropLarge(key);
    return false;
  }
}

/** The picture of a kept photo; undefined when the device has lost it. */
export const readKeptContent = (unit_id: number, at: LineAt): Promise<string | undefined> =>
  readLarge(keyOf(unit_id, at));

/** Forgets a photo: the server has it, or the person does not want it. */
export async function dropKeptPhoto(unit_id: number, at: LineAt): Promise<void> {
  const key = keyOf(unit_id, at);
  localStorage.removeItem(key);
  await dropLarge(key);
}
