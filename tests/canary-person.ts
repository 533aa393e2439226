import { createAddress, deleteAddress, updateAddress } from '#contract/addresses.ts';
import { newSeed } from '#server/access/sheet-codes.ts';
import { addRelationRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import { addAccount } from './canary-money.ts';
import { HANDED_OVER } from './canary-year.ts';
import { addCrewRow, addNoticeRow, addRoundRow, addVisitRow, addWorkRow } from './fieldwork.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';
import { addContractRow } from './contracts.ts';
import { addReportRow, addRevisionRow } from './revisions.ts';
import { addTodoCommentRow, addTodoRow } from './todos.ts';
import type { World } from './world.ts';

/** Words that are of one person only; none may be left anywhere. */
export const CANARIES = [
  'Kanárková',
  'Žluťena',
  '1961-04-17',
  '777123987',
  '777 123 987',
  'zlutena@',
  'Klecová',
  '1234567897',
];
export const CANARY_NAME = 'Kanárková Žluťena';
const OVER = { valid_from: '2020-01-01', valid_to: '2021-12-31' };

/** A person with everything that the client's data can hold of one, written by calls and by rows. */
export async function makeCanary(world: World, unit: UnitOfClient, token: string) {
  const params = { unit_id: unit.unit_id, id: 0 };
  const person = {
    last_name: 'Kanárková',
    first_name: 'Žluťena',
    birth_date: '1961-04-17',
    street: 'Klecová 5',
    sipo: '1234567897',
  };
  const headers = { 'idempotency-key': `klic-${unit.unit_id}` };
  const twin = await world.call(createAddress, { token, params, body: person });
  await world.call(deleteAddress, { token, params: { ...params, id: twin.result.address_id } });
  const { result } = await world.call(createAddress, { token, params, headers, body: person });
  const { address_id } = result;
  const body = { phone: '777123987', email: 'zlutena@example.cz', note: 'Kanárková je na chatě' };
  await world.call(updateAddress, { token, params: { ...params, id: address_id }, body });
  await addRecords(world, unit, address_id);
  return address_id;
}

export async function addFlat(
  world: World,
  unit: UnitOfClient,
  space_number: string,
): Promise<number> {
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lipová 1' });
  return (await addSpaceRow(world.db, unit, house.pasport_id, { space_number })).pasport_id;
}

async function addRecords(world: World, unit: UnitOfClient, address_id: number): Promise<void> {
  const { db } = world;
  const { client_id, unit_id } = unit;
  const pasport_id = await addFlat(world, unit, '7');
  const bound = { pasport_id, address_id, ...OVER, comment: 'klíče má Kanárková' };
  const pasport_tenant_id = await addRelationRow(db, unit, 'tenant', bound);
  const place = { client_id, unit_id, pasport_id };
  const told = 'platí za ni Kanárková';
  const household = { ...place, ...OVER, users_count: 2, comment: told };
  await insertRow(db, 'pasport_users', household);
  const cost = { pasport_tenant_id, service_name: 'Teplo', monthly_advance: 100, comment: told };
  await insertRow(db, 'pasport_tenant_costs', { ...place, ...OVER, ...cost });
  await addRelationRow(db, unit, 'owner', bound);
  await addRelationRow(db, unit, 'roommate', { ...bound, relation: 'dcera Žluťena' });
  const former = { street: 'Klecová 3', city: 'Žluťenov', name: 'Kanárková' };
  const held = { place_kind: 'postal', first_day: null, last_day: '2020-01-01' };
  await insertRow(db, 'address_places', { client_id, unit_id, address_id, ...former, ...held });
  await insertRow(db, 'address_contacts', {
    client_id,
    unit_id,
    address_id,
    contact_kind: 'phone',
    contact: '777 123 987',
    label: 'chata Žluťena',
  });
  await insertRow(db, 'address_orders', {
    client_id,
    unit_id,
    address_id,
    order_number: `OBJ-${address_id}`,
    work_type: 'Oprava',
    note: 'volat Kanárková 777123987',
  });
  const device = await addRevisionRow(db, unit, pasport_id, { address_id });
  await addReportRow(db, unit, device, { address_id, technician: 'Žluťena Kanárková' });
  const supply = { code: 'UK', name: 'Úklid domu', kind: 'cleaning' };
  await insertRow(db, 'billing_places', { client_id, unit_id, address_id, ...supply });
  await addContractRow(db, unit, { address_id, kind: 'cleaning', name: 'Úklid domu' });
  const todo_id = await addTodoRow(db, unit, {
    note: 'Kanárková má klíče',
    relation_kind: 'address',
    relation_id: address_id,
  });
  await addTodoCommentRow(db, unit, todo_id, { content: 'volat 777 123 987' });
  await addNotice(world, { ...place, address_id });
  await addHandOver(world, unit, address_id);
  await addDeclaration(world, { ...place, address_id });
  await addImport(world, unit, address_id);
  const { client_user_id } = await world.makeUser({ client_id });
  const message = 'Kanárková Žluťena: smlouva končí 31. 12. 2021';
  await insertRow(db, 'client_user_messages', { client_id, client_user_id, message });
}

/** A visit of which the person was told. */
async function addNotice(
  { db }: World,
  place: UnitOfClient & { readonly pasport_id: number; readonly address_id: number },
) {
  const of = {
    crew_id: await addCrewRow(db, place, { name: 'Četa K' }),
    work_id: await addWorkRow(db, place, { name: 'Odečet K' }),
  };
  const round_id = await addRoundRow(db, place, { ...of, name: 'Odečty domu' });
  const { crew_id } = of;
  const visit_id = await addVisitRow(db, place, { ...place, round_id, crew_id, note: '' });
  await addNoticeRow(db, place, {
    ...place,
    visit_id,
    addressee: CANARY_NAME,
    note: 'převzala Kanárková',
  });
}

async function addDeclaration(
  { db }: World,
  place: UnitOfClient & { pasport_id: number; address_id: number },
) {
  const { client_id, unit_id, pasport_id } = place;
  const days = { valid_from: '2021-01-01', closes: '2021-01-31' };
  const asks = { client_id, unit_id, name: 'Hlášení 2021', ...days };
  const { person_campaign_id } = await insertRow(db, 'person_campaigns', asks);
  const hashes = { seed: newSeed(), code_hash: newSeed(), link_hash: newSeed() };
  const { person_campaign_space_id } = await insertRow(db, 'person_campaign_spaces', {
    client_id,
    unit_id,
    person_campaign_id,
    pasport_id,
    ...hashes,
  });
  await insertRow(db, 'person_declarations', {
    ...place,
    person_campaign_space_id,
    persons_count: 2,
    valid_from: '2021-01-01',
    declared_by: CANARY_NAME,
    note: 'volejte 777123987',
    way: 'paper',
    delivered: '2021-01-09',
    shown: 'Prohlašuji',
  });
  const asked = { person_campaign_space_id, kind: 'invitation', recipient: 'zlutena@example.cz' };
  await insertRow(db, 'person_askings', { ...place, ...asked });
  await addAccount(db, place);
  await insertRow(db, 'monthly_info_choices', { ...place, chosen: '2021-01-04T10:00:00Z' });
  await insertRow(db, 'monthly_infos', {
    ...place,
    building_id: pasport_id,
    month: '2021-01-01',
    recipient: 'zlutena@example.cz',
    fault: '550 zlutena@example.cz',
    content: '{}',
    link_hash: newSeed(),
    expires: '2022-01-01',
  });
}

async function addHandOver(world: World, { client_id, unit_id }: UnitOfClient, address_id: number) {
  const { sipo_hand_over_id } = await insertRow(world.db, 'sipo_hand_overs', {
    client_id,
    unit_id,
    period: `${HANDED_OVER}-05`,
    organisation_number: '999001',
    fee_code: '210',
    change_indication: 'full',
    code_page: 'cp852',
    record_count: 1,
    total: 100,
    new_count: 1,
    changed_count: 0,
    cancelled_count: 0,
    change_file: Buffer.from(''),
    cover_file: Buffer.from(''),
  });
  await insertRow(world.db, 'sipo_lines', {
    client_id,
    unit_id,
    sipo_hand_over_id,
    line_number: 1,
    address_id,
    sipo: '9999999999',
    payer_name: CANARY_NAME,
    document_text: 'byt 7',
    amount: 100,
    change: 'new',
    in_file: true,
  });
}

async function addImport(world: World, { client_id, unit_id }: UnitOfClient, address_id: number) {
  const { import_id } = await insertRow(world.db, 'import_batches', {
    client_id,
    unit_id,
    kind: 'persons',
    file_name: 'osoby.csv',
    columns: '[]',
    mapping: '[]',
  });
  const cells = JSON.stringify(['Kanárková', 'Žluťena', 'Klecová 5']);
  const other = JSON.stringify(['Kanárkovádová', 'Jana', 'Lipová 3']);
  const first = { row_number: 1, cells, group_key: 'kanárková žluťena' };
  await insertRow(world.db, 'import_rows', { client_id, import_id, ...first });
  await insertRow(world.db, 'import_rows', {
    client_id,
    import_id,
    row_number: 2,
    cells: other,
  });
  await insertRow(world.db, 'import_changes', {
    client_id,
    import_id,
    record_type: 'addresses',
    record_id: address_id,
    action: 'update',
    before: JSON.stringify({ last_name: 'Kanárková', phone: '777123987', address_id }),
    left_version: 1,
  });
}

/** Where in the whole database rows of the client hold one of the words, as 'table.column word'. */
export async function foundCanaries(world: World, client_id: number): Promise<string[]> {
  const { rows } = await world.db.owner.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'date')
        and exists (select from information_schema.columns k where k.table_schema = 'public'
          and k.table_name = c.table_name and k.column_name = 'client_id')`,
  );
  if (rows.length < 150) throw new Error(`Only ${rows.length} columns were searched.`);
  const places: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await world.db.owner.query<{ word: string }>(
      `select distinct word from ${table} t cross join unnest($2::text[]) as word
        where t.client_id = $1 and folded(t.${column}::text) like '%' || folded(word) || '%'`,
      [client_id, CANARIES],
    );
    places.push(...hits.map(({ word }) => `${table}.${column} ${word}`));
  }
  // The neighbour of the name in the imported file is somebody else.
  return places.filter((place) => place !== 'import_rows.cells Kanárková').toSorted();
}
