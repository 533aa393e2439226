import { newSecret, secretHash } from '#server/access/secret.ts';
import type { TestDatabase } from './database.ts';

interface MadeClient {
  readonly client_id: number;
}

interface MadeUser {
  readonly client_id: number;
  readonly client_user_id: number;
  readonly user_identity: string;
  /** Token of an open session. */
  readonly token: string;
}

export interface UserDraft {
  client_id?: number;
  user_identity?: string;
  password_hash?: string;
  is_sys_admin?: boolean;
  is_client_admin?: boolean;
  blocked?: boolean;
  confirmed?: boolean;
  first_name?: string;
  last_name?: string;
}

export interface Builders {
  /** A confirmed client with the full module schema; columns may be set over the defaults. */
  makeClient(columns?: Record<string, unknown>): Promise<MadeClient>;
  /** A user with an open session; without client_id a client of his own is made. */
  makeUser(draft?: UserDraft): Promise<MadeUser>;
  makeUnit(
    client_id: number,
    columns?: Record<string, unknown>,
  ): Promise<{ unit_id: number; name: string }>;
  /** Opens one more session of a user. */
  makeSession(user: Pick<MadeUser, 'client_id' | 'client_user_id'>): Promise<string>;
}

/** Names of statements, so that each is read and planned once for a connection. */
const statements = new Map<string, string>();

/** Inserts one row as the owner and returns the whole of it. */
export async function insertRow(
  { owner }: Pick<TestDatabase, 'owner'>,
  table: string,
  columns: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const names = Object.keys(columns);
  const places = names.map((_, at) => `$${at + 1}`);
  const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`;
  const name = statements.get(text) ?? `row_${statements.size}`;
  statements.set(text, name);
  const values = Object.values(columns);
  const { rows } = await owner.query<Record<string, unknown>>({ name, text, values });
  return rows[0] ?? {};
}

let counter = 0;

/** Makers of rows for tests; each call makes a new one. */
export function builders(db: TestDatabase): Builders {
  const makeClient: Builders['makeClient'] = async (columns = {}) => {
    counter += 1;
    const row = await insertRow(db, 'clients', {
      name: `Klient ${counter}`,
      full_name: `Klient ${counter} s.r.o.`,
      confirmed: new Date(),
      max_units: 100,
      module_schema_id: 2,
      ...columns,
    });
    return { client_id: Number(row['client_id']) };
  };
  const makeSession: Builders['makeSession'] = async ({ client_id, client_user_id }) => {
    const token = newSecret();
    const expires = new Date(Date.now() + 3_600_000);
    await insertRow(db, 'sessions', {
      client_id,
      client_user_id,
      token_hash: secretHash(token),
      expires,
    });
    return token;
  };
  const makeUser: Builders['makeUser'] = async ({ confirmed = true, ...draft } = {}) => {
    counter += 1;
    const client_id = draft.client_id ?? (await makeClient()).client_id;
    const row = await insertRow(db, 'client_users', {
      user_identity: `osoba${counter}@example.cz`,
      first_name: 'Jana',
      last_name: 'Zkušební',
      client_confirmed: confirmed ? new Date() : null,
      ...draft,
      client_id,
    });
    const user = {
      client_id,
      client_user_id: Number(row['client_user_id']),
      user_identity: String(row['user_identity']),
    };
    return { ...user, token: await makeSession(user) };
  };
  const makeUnit: Builders['makeUnit'] = async (client_id, columns = {}) => {
    counter += 1;
    const name = `Jednotka ${counter}`;
    const row = await insertRow(db, 'units', { client_id, name, full_name: name, ...columns });
    return { unit_id: Number(row['unit_id']), name: String(row['name']) };
  };
  return { makeClient, makeUser, makeUnit, makeSession };
}
