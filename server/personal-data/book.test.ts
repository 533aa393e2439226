import { mentionPlace } from '#contract/mention-place.ts';
import { beforeEach, expect, test } from 'vitest';
import { anonymisePerson, exportPersonalData, personalPart } from '#contract/personal-data.ts';
import { tablesOfBook } from '#server/db/book/book.ts';
import { freeTextTables } from '#server/db/book/free-texts.ts';
import { personTables } from '#server/db/book/persons.ts';
import { CANARY_NAME, foundCanaries, makeCanary } from '#tests/canary-person.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let admin: typeof at.user;
beforeEach(async () => {
  admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
});

const owner = () => at.world.db.owner;
const params = (address_id: number) => ({ unit_id: at.unit.unit_id, address_id });
const anonymise = (address_id: number) =>
  at.world.call(anonymisePerson, {
    token: admin.token,
    params: params(address_id),
    body: { confirmation: CANARY_NAME, requested_on: '2025-01-10', reason: 'Žádost o výmaz' },
  });

/** Tables and columns of the book that an export gives to a person, or that are emptied of one. */
const exportedTables = tablesOfBook.flatMap(([table, { personal }]) =>
  personal !== 'nothing' && (personal.exported === 'person' || personal.exported === 'both')
    ? [table]
    : [],
);
const erasedColumns = tablesOfBook.flatMap(([table, { personal }]) =>
  personal !== 'nothing' && (personal.erased === true || personal.erased === 'emptied')
    ? personal.columns.map((column) => `${table}.${column}`)
    : [],
);

test('every table that names an address is exported by the book, and everything of the book is', async () => {
  const { rows } = await owner().query<{ name: string }>(
    `select table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'address_id'
      order by 1`,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(exportedTables).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  expect(exportedTables.toSorted()).toEqual(personalPart.options.toSorted());
});

/** Texts without a bound, or of a hundred characters and more, that are not written freely, by why. */
const NOT_FREE: Readonly<Record<string, RegExp>> = {
  'the person’s own record, which is erased': /^addresses\./,
  'of accounts and of what they do':
    /^(access_links|audit_log|client_users|consents|import_token_calls|replies|sessions|user_preferences)\./,
  'of the client itself, with notes of the operator on it': /^clients\./,
  'gone in weeks':
    /^(house_changes|import_changes|tasks|task_files)\.|^import_batches\.(columns|constants|fault|mapping|sender_key|supplier|totals|words)$|^import_rows\.(faults|group_key|notes|reason)$/,
  'what headings of files of readings mean, and no row of them': /^import_mappings\./,
  'a report of them stands beside, which is marked':
    /^revision_reports\.fault_rows$|^billing_documents\.line_rows$/,
  'hours of the week': /^crews\.hours$/,
  'what the rules have said': /^visit_findings\.(field|message)$/,
  'erased by the room of SIPO': /^sipo_(answer_rows|lines)\./,
  'by what a user seeks in a list, seen by him above it': /^saved_views\.look$/,
  'what meters of a space say of a month, and nothing of persons': /^monthly_infos\.content$/,
  'what a house is expected to cost, without names': /^settlement_forecasts\./,
  'kept by law as it was counted': /^settlement_counts\.(counted|inputs)$/,
  'kept as it was issued':
    /^(debt_confirmations|settlement_statements)\.content$|^reminders\.(addressee|recipient)$/,
  'what a unit prescribes, charges and writes to everybody alike':
    /^settlement_texts\.|^payment_row_lists\.rows$|^arrears_settings\.rate_source$|^reminder_levels\.(subject|body)$/,
  'who did it': /\.user_name$/,
  'chosen, counted or numbered':
    /^sipo_|^files\.record_type$|^pasport_building_elements\.(element_type|maker|indicator_\w+)$|^meters\.(maker|meter_type)$|^(heating_indicators|pasport_types)\.name$|^pasport_transfer_spaces\.|^settlement_objections\.service_name$|^settlement_simulations\.changes$|^bank_movements\.(kind_text|movement_key)$|^(bank_statements|accounting_exports)\.content_hash$|^cost_rules\.changed_ids$|^todo_comments\.mentioned_ids$|^todos\.repeat_rule$/,
  'the address of a house or of an organisation':
    /^pasport_buildings\.street$|^units\.(business_\w+|email|erp_name\w*|external_token|internet|sipo|street)$/,
};

test('every long text of the records of a client is marked as free, or is known not to be', async () => {
  const { rows } = await owner().query<{ name: string }>(
    `select t.relname || '.' || a.attname as name
       from pg_class t
       join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attgenerated = ''
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
        and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'client_id')
        and not exists (
          select from pg_constraint k where k.conrelid = t.oid and k.contype = 'c'
             and k.conkey = array[a.attnum]
             and (pg_get_constraintdef(k.oid) ~ '~ |= ANY|IN ' or pg_get_constraintdef(k.oid) ~ '(<=|<) ?[0-9]{1,2}\\D'))
      order by 1`,
  );
  const marked = freeTextTables.flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  const isKnown = (name: string) =>
    marked.includes(name) || Object.values(NOT_FREE).some((names) => names.test(name));
  expect(marked.length).toBeGreaterThan(40);
  expect(rows.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([]);
});

test('every table with free texts has a name for people', () => {
  const tables = freeTextTables.map(({ table }) => table);
  expect(tables.toSorted()).toEqual(mentionPlace.options.toSorted());
});

test('every table that names an address is tied to its person by the book', async () => {
  const { rows } = await owner().query<{ name: string }>(
    `select table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'address_id'
        and table_name <> 'addresses' order by 1`,
  );
  const direct = personTables.filter(({ through }) => through === undefined);
  expect(direct.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name));
});

test('what the book ties to a person is exported, and its texts are emptied, whatever the table', async () => {
  const address_id = await makeCanary(at.world, at.unit, admin.token);
  const texts = async () => {
    const told: Record<string, unknown[]> = {};
    for (const { table, by, isEmptied, columns, through } of personTables) {
      if (!isEmptied || through !== undefined) continue;
      const { rows } = await owner().query<Record<string, string>>(
        `select ${columns.join()} from ${table} where client_id = $1 and ${by} = $2`,
        [at.unit.client_id, address_id],
      );
      told[table] = rows.flatMap((row) => Object.values(row)).filter((text) => text !== '');
    }
    return told;
  };
  const before = Object.entries(await texts());
  expect(before.length).toBeGreaterThan(4);
  expect(before.filter(([, found]) => found.length === 0)).toEqual([]);
  await anonymise(address_id);
  expect(Object.values(await texts()).flat()).toEqual([]);
  const call = { token: at.user.token, params: params(address_id) };
  const { parts } = (await at.world.call(exportPersonalData, call)).result;
  const told = parts.filter(({ rows }) => rows.length > 0).map(({ part }) => part);
  expect(told).toEqual(expect.arrayContaining(personTables.map(({ table }) => table)));
});

test('whatever tells of a person is in a column that the book has erased', async () => {
  await makeCanary(at.world, at.unit, admin.token);
  const found = await foundCanaries(at.world, at.unit.client_id);
  const columns = [...new Set(found.map((place) => place.split(' ')[0]))];
  expect(columns.length).toBeGreaterThan(10);
  expect(columns.filter((column) => !erasedColumns.includes(String(column)))).toEqual([]);
});
