import { inject } from 'vitest';
import type { TestDatabase } from './database.ts';

/** The address of a test's database as an operator writes it into DATABASE_URL. */
export function databaseUrl({ connection }: TestDatabase): string {
  const { host, port, user, password } = inject('cluster');
  const login = [user, password].filter((part) => part !== undefined).map(encodeURIComponent);
  return `postgres://${login.join(':')}@${encodeURIComponent(host)}:${port}/${connection.database}`;
}
