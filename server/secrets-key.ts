import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keptInFile } from './kept-in-file.ts';

const invented = () => randomBytes(32).toString('hex');

/**
 * The key of secrets that the database keeps sealed: the setting, else the one kept in DATA_DIR since
 * it was first needed. It is in no backup.
 */
export async function secretsKey({ secretsKey: given, dataDir }: Config): Promise<Buffer> {
  return Buffer.from(given ?? (await keptInFile(dataDir, 'secrets-key', invented)), 'hex');
}
