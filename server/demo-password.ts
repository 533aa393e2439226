import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

// Without letters and digits that people mistake for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679';
const LENGTH = 14;

function invented(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The password of the demo's users: the setting, else the one kept in DATA_DIR since the first start. */
export async function demoPassword(config: Config): Promise<string> {
  if (config.demoPassword !== undefined) return config.demoPassword;
  const file = join(config.dataDir, 'demo-password');
  await mkdir(config.dataDir, { recursive: true });
  try {
    await writeFile(file, `${invented()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
