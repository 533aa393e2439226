import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnIcons, iconFile, ICONS, takenIcons } from './files.ts';

// Writes web/icons anew: the icons that sources of the page take, as the library draws them.
const taken = takenIcons();
for (const icon of drawnIcons()) if (!taken.includes(icon)) await rm(join(ICONS, `${icon}.ts`));
for (const icon of taken) await writeFile(join(ICONS, `${icon}.ts`), await iconFile(icon));
