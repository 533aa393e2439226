import pg from 'pg';
import { isConnectionLost } from './lost.ts';

const LISTED = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s;
const CONNECT_MS = 3000;

/** The server answers, but it is a standby that takes no writes; the code is PostgreSQL's own. */
class OnlyStandby extends Error {
  readonly code = '57P03';
}

/**
 * The connections that an address stands for: `postgres://user@one:5432,two:5432/name` names servers of
 * which one takes writes at a time, as libpq writes it.
 */
export function connectionsOf(url: string): readonly pg.ClientConfig[] {
  const [, login = '', hosts = '', rest = ''] = LISTED.exec(url) ?? [];
  return hosts.split(',').map((host) => ({ connectionString: `${login}${host}${rest}` }));
}

/** Throws an error that counts as a lost connection when the server behind the client is a standby. */
export async function ensurePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  if (rows[0]?.standby !== false) throw new OnlyStandby('The server is a standby.');
}

async function isPrimary(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...connection });
  try {
    await client.connect();
    await ensurePrimary(client);
    return true;
  } finally {
    await client.end();
  }
}

/** Servers of one database, of which one takes writes: the one that was found so last, and the others. */
export class Addresses {
  readonly all: readonly pg.ClientConfig[];
  #at = 0;

  constructor(all: readonly pg.ClientConfig[]) {
    this.all = all;
  }

  get current(): pg.ClientConfig {
    return this.all[this.#at] ?? {};
  }

  /** The one did not let us in; several callers who have found it out move on once. */
  leave(address: pg.ClientConfig): void {
    if (this.current === address) this.#at = (this.#at + 1) % this.all.length;
  }

  /**
   * The server that takes writes now, for the owner's own connection; of one server alone nothing is
   * asked. Throws the error of the last one tried when there is none.
   */
  async primary(): Promise<pg.ClientConfig> {
    if (this.all.length === 1) return this.current;
    for (let left = this.all.length; ; left -= 1) {
      const address = this.current;
      try {
        if (await isPrimary(address)) return address;
      } catch (error) {
        if (left <= 1 || !isConnectionLost(error)) throw error;
      }
      this.leave(address);
    }
  }
}

/** Clients for a pool: each connects to the server that is the current one at the moment it is made. */
export function clientOf(addresses: Addresses): typeof pg.Client {
  return class extends pg.Client {
    constructor(options: pg.ClientConfig = {}) {
      // The pool hides the password from those who copy its options.
      super({ ...options, password: options.password, ...addresses.current });
    }
  };
}
