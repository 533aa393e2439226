import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnIcons, iconFile, ICONS, takenIcons } from './files.ts';

test('each icon that the page shows has a file, and no other', () => {
  expect(drawnIcons()).toEqual(takenIcons());
});

test.each(drawnIcons())('%s is drawn as in the library (else: npm run icons)', async (icon) => {
  expect(await readFile(join(ICONS, `${icon}.ts`), 'utf8')).toBe(await iconFile(icon));
});

test('an icon that the library does not have is refused', async () => {
  await expect(iconFile('IconOfNothing')).rejects.toThrow('has no of-nothing');
});
