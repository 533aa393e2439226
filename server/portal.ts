import type { Config } from './config.ts';
import type { Database } from '#server/db/db.ts';
import type { Replica } from '#server/db/replica.ts';

/** What the rooms work with: handed in, so that tests can hold time and the network still. */
export interface Portal {
  readonly config: Config;
  readonly database: Database;
  /** A copy of the database for reports, where the settings name one. */
  readonly replica?: Replica | undefined;
  /** The present moment. */
  now(): Date;
  /** The network, for `outside/` only. */
  readonly fetch: typeof fetch;
  /** Key of secrets that the database keeps sealed; it is not in the database. */
  secretsKey(): Promise<Buffer>;
  /** Address at which people reach the portal, without a final slash. */
  publicUrl(): string;
  log(level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void;
}
