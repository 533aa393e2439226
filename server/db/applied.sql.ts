import type pg from 'pg';

/** A migration as the database knows it. */
export interface Applied {
  readonly name: string;
  /** Null when it was applied by a version that did not write checksums yet. */
  readonly checksum: string | null;
}

// The column is looked for first: adding it, even in vain, would wait for a backup in progress.
const prepare = `
  create schema if not exists access;
  create table if not exists access.migrations (
    name text primary key,
    applied timestamptz not null default now(),
    checksum text
  );
  do $$ begin
    if not exists (select from pg_attribute
                    where attrelid = 'access.migrations'::regclass and attname = 'checksum') then
      alter table access.migrations add column checksum text;
    end if;
  end $$;
`;

/** Makes the record of what was applied, or brings one of an older version to this shape. */
export async function prepareApplied(client: pg.Client): Promise<void> {
  await client.query(prepare);
}

export async function selectApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from access.migrations');
  return rows;
}

export async function insertApplied(
  client: pg.Client,
  name: string,
  checksum: string,
): Promise<void> {
  await client.query('insert into access.migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}

/** Writes the checksum of a migration that has none. */
export async function updateChecksum(
  client: pg.Client,
  name: string,
  checksum: string,
): Promise<void> {
  await client.query(
    'update access.migrations set checksum = $2 where name = $1 and checksum is null',
    [name, checksum],
  );
}
