import type pg from 'pg';
import { DEMO_TABLES, ID_COLUMNS } from './records.ts';
import type { DemoTable, Ids, Row } from './records.ts';
import type { Lookups } from './scene.ts';

// Any number, the same in every process.
const FILLING_LOCK = 7_226_532;

type CodeTable =
  | 'cities'
  | 'module_schemas'
  | 'pasport_types'
  | 'heating_indicators'
  | 'revision_types'
  | 'degree_day_places';

const CODE_COLUMNS: Record<CodeTable, readonly [code: string, id: string]> = {
  cities: ['code', 'city_id'],
  module_schemas: ['module_schema_name', 'module_schema_id'],
  pasport_types: ['code', 'pasport_type_id'],
  heating_indicators: ['code', 'heating_indicator_id'],
  revision_types: ['name', 'revision_type_id'],
  degree_day_places: ['name', 'degree_day_place_id'],
};

/** The last id that each table has given out, 0 for an empty one. */
export async function selectLastIds(db: pg.Client): Promise<Record<DemoTable, number>> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select name, coalesce(pg_sequence_last_value(pg_get_serial_sequence(name, id_column)::regclass), 0)::integer as last
       from unnest($1::text[], $2::text[]) as t (name, id_column)`,
    [DEMO_TABLES, DEMO_TABLES.map((table) => ID_COLUMNS[table])],
  );
  return Object.fromEntries(rows.map((row) => [row['name'], row['last']])) as Record<
    DemoTable,
    number
  >;
}

/** Moves the sequences behind the ids given out. */
export async function updateLastIds(db: pg.Client, ids: Ids): Promise<void> {
  await db.query(
    `select setval(pg_get_serial_sequence(name, id_column)::regclass, last)
       from unnest($1::text[], $2::text[], $3::integer[]) as t (name, id_column, last)
      where last > 0`,
    [
      DEMO_TABLES,
      DEMO_TABLES.map((table) => ID_COLUMNS[table]),
      DEMO_TABLES.map((table) => ids.last(table)),
    ],
  );
}

/** Ids by code or name, as far as the running tenant sees the rows. */
export async function selectCodes(
  db: pg.Client,
  table: CodeTable,
): Promise<ReadonlyMap<string, number>> {
  const [code, id] = CODE_COLUMNS[table];
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${code} as code, ${id} as id from ${table}`,
  );
  return new Map(rows.map((row) => [String(row['code']), Number(row['id'])]));
}

/** Opens the tenant of a client for the rest of the transaction; the history names the demo as the author. */
export async function setDemoTenant(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    "select set_config('app.client_id', $1, true), set_config('app.user_name', 'Ukázková data', true)",
    [String(clientId)],
  );
}

/** Holds other processes that want to fill the same database until the transaction ends. */
export async function lockFilling(db: pg.Client): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [FILLING_LOCK]);
}

/** Inserts rows with equal columns by one statement. */
export async function insertRows(
  db: pg.Client,
  table: DemoTable,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The lists that records of the running tenant refer to. */
export async function selectLookups(db: pg.Client): Promise<Lookups> {
  return {
    cities: await selectCodes(db, 'cities'),
    pasportTypes: await selectCodes(db, 'pasport_types'),
    heatingIndicators: await selectCodes(db, 'heating_indicators'),
    revisionTypes: await selectCodes(db, 'revision_types'),
    degreeDayPlaces: await selectCodes(db, 'degree_day_places'),
  };
}

/** News of the portal; they belong to no client. */
export async function insertDemoNews(db: pg.Client, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    await db.query(
      `insert into portal_news (${names.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  }
}

/** The morning round of the day counts as gone: who has just opened the demo is told of nothing at once. */
export async function insertDemoRound(
  db: pg.Client,
  clientId: number,
  today: string,
): Promise<void> {
  await db.query('insert into notification_rounds (client_id, last_on) values ($1, $2)', [
    clientId,
    today,
  ]);
}

/** What each unit of the client has agreed with the post; the organisation's number is invented. */
export async function insertSipoSettings(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into sipo_settings (client_id, unit_id, organisation_number, fee_code)
     select client_id, unit_id, '999' || to_char(unit_id % 1000, 'FM000'), '210'
       from units where client_id = $1`,
    [clientId],
  );
}

/** Lets the numbers of orders go on behind those of the client; a superuser sees those of others too. */
export async function insertOrderNumbers(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into address_order_numbers (client_id, unit_id, order_year, last_number)
     select client_id, unit_id, split_part(order_number, '-', 2)::integer, count(*)
       from address_orders where client_id = $1 group by 1, 2, 3`,
    [clientId],
  );
}

/** The texts in force, as the columns of a client name them: the demo has agreed to them. */
export async function selectAgreedVersions(db: pg.Client): Promise<Row> {
  const { rows } = await db.query<Row>(
    `select max(document_version) filter (where kind = 'terms') as term_and_conditions_version,
            max(document_version) filter (where kind = 'privacy') as gdpr_version
       from (select distinct on (kind) kind, document_version from legal_documents
              where valid_from <= (now() at time zone 'Europe/Prague')::date
              order by kind, valid_from desc, published desc) as current_texts`,
  );
  return rows[0] ?? {};
}

/** Consents of the client's users to the texts that the client has agreed to. */
export async function insertConsents(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into consents (client_id, client_user_id, kind, document_version, agreed, hostname, source)
     select u.client_id, u.client_user_id, given.kind, given.document_version, given.agreed,
            given.hostname, 'registration'
       from clients c join client_users u using (client_id)
      cross join lateral (
        values ('terms', c.term_and_conditions_version, c.term_and_conditions_agreement_date,
                c.term_and_conditions_hostname),
               ('privacy', c.gdpr_version, c.gdpr_agreement_date, c.gdpr_hostname)
      ) as given (kind, document_version, agreed, hostname)
      where c.client_id = $1 and (given.kind = 'privacy' or u.is_client_admin)`,
    [clientId],
  );
}

/** The invented operator of the demo, where nobody has filled in another. */
export async function nameOperator(db: pg.Client): Promise<void> {
  await db.query(
    `update operator
        set operator_name = 'Ukázková správa portálu (smyšlený provozovatel)',
            operator_address = 'Smyšlená 1, 110 00 Praha 1',
            operator_email = 'provozovatel@ukazka.example.cz'
      where operator_name = '' and operator_address = '' and operator_email = ''`,
  );
}

/** What the transfers of the client have done: owners of the day before have ended, those of the day began. */
export async function insertTransferRecords(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into pasport_transfer_records
            (client_id, pasport_transfer_id, record_type, record_id, action, ended_before, left_version)
     select t.client_id, t.pasport_transfer_id, 'pasport_ownerships', o.pasport_ownership_id,
            case when o.valid_from = t.first_day then 'add' else 'end' end, null, o.version
       from pasport_transfers t
       join pasport_ownerships o on o.client_id = t.client_id and o.pasport_id = t.pasport_id
            and (o.valid_from = t.first_day or o.valid_to = t.first_day - 1)
      where t.client_id = $1`,
    [clientId],
  );
}

/**
 * Links the records of one firm, and of one person, in the units of the client. Other suppliers of more units
 * wait for somebody to link them.
 */
export async function updateDemoLinks(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `update addresses a set link_id = f.first_id
       from (select full_name, birth_date, min(address_id) as first_id from addresses
              where client_id = $1 and (full_name like 'Výtahy%' or note like 've více jednotkách%')
              group by full_name, birth_date having count(*) > 1) f
      where a.client_id = $1 and a.full_name = f.full_name
        and a.birth_date is not distinct from f.birth_date`,
    [clientId],
  );
}
