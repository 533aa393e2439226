import type { TestDatabase } from './database.ts';

/** One write of an audited record, as a trigger of the test's own saw it. */
export interface Written {
  readonly table: string;
  readonly action: 'insert' | 'update' | 'delete';
  readonly record_id: string;
  /** Columns of an update that are now other than they were. */
  readonly changed: readonly string[];
}

export interface Audited {
  readonly table: string;
  readonly action: Written['action'];
  readonly record_id: string;
  readonly user_identity: string;
}

/** Every audited table with the column of its record's id and the columns that its audit leaves out. */
export async function auditedTables({ owner }: TestDatabase) {
  const { rows } = await owner.query<{ table: string; args: string }>(
    `select c.relname as table, encode(g.tgargs, 'escape') as args
       from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where g.tgfoid = 'access.audit'::regproc order by c.relname collate "C"`,
  );
  return rows.map(({ table, args }) => {
    const [id = '', ...silent] = args.split(String.raw`\000`).filter((part) => part !== '');
    return { table, id, silent };
  });
}

/** Has every write of the audited tables noted, whatever the audit itself does. */
export async function noteWrites(db: TestDatabase): Promise<void> {
  await db.owner.query(`
    create schema noted;
    create table noted.writes (
      at bigint generated always as identity, table_name text, action text, record_id text, before jsonb, after jsonb);
    create function noted.note() returns trigger language plpgsql security definer as $$
    declare
      before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
      after jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
    begin
      insert into noted.writes (table_name, action, record_id, before, after)
      values (tg_table_name, lower(tg_op), (before || after) ->> tg_argv[0], before, after);
      return null;
    end $$;
    create table noted.audit (audit_id bigint);`);
  for (const { table, id } of await auditedTables(db)) {
    await db.owner.query(
      `create trigger note after insert or update or delete on ${table}
         for each row execute function noted.note('${id}')`,
    );
  }
}

/** What was written since the last call, and what the audit says was. */
export async function takeWrites({
  owner,
}: TestDatabase): Promise<{ written: Written[]; audited: Audited[] }> {
  const written = await owner.query<Written>(
    `select table_name as table, action, record_id,
            array(select k from jsonb_object_keys(before || after) k
                   where before -> k is distinct from after -> k) as changed
       from noted.writes order by at`,
  );
  const audited = await owner.query<Audited>(
    `select record_type as table, action, record_id::text, user_identity
       from audit_log where audit_id > (select coalesce(max(audit_id), 0) from noted.audit) order by audit_id`,
  );
  await owner.query(
    `truncate noted.writes; insert into noted.audit select coalesce(max(audit_id), 0) from audit_log`,
  );
  return { written: written.rows, audited: audited.rows };
}
