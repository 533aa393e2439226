import { randomInt } from 'node:crypto';
import type { Config } from './config.ts';
import { keptInFile } from './kept-in-file.ts';

// Without letters and digits that people mistake for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679';
const LENGTH = 14;

function invented(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The password of the demo's users: the setting, else the one kept in DATA_DIR since the first start. */
export async function demoPassword(config: Config): Promise<string> {
  return config.demoPassword ?? keptInFile(config.dataDir, 'demo-password', invented);
}
