import { browseAddresses, listRelations } from '#contract/addresses.ts';
import { browseVisitEvents } from '#contract/fieldwork/events.ts';
import { readFileStore } from '#contract/file-store.ts';
import { browseTodos } from '#contract/todo/todos.ts';
import { browseContracts } from '#contract/contracts/contracts.ts';
import { browseBillingPlaces } from '#contract/billing/places.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { listBankStatements } from '#contract/money/bank-statements.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { browseRevisions } from '#contract/revisions.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { listMeterWarnings } from '#contract/metering/warnings.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { addAddressRow, addRelationRow } from './addresses.ts';
import { addAgreed } from './contracts.ts';
import { addBillingPlaceRow } from './billing.ts';
import { addFieldWork, addLargeFile, addTodos } from './dashboard-field.ts';
import { addTerms } from './dashboard-terms.ts';
import { insertRow } from './builders.ts';
import { addMeasuringPlaceRow } from './metering.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';
import { addReportRow, addRevisionRow } from './revisions.ts';
import { SIPO } from './sipo-scene.ts';
import type { World } from './world.ts';

/** The day of the scene; nothing in it depends on another. */
export const TODAY = '2025-01-20';

type Columns = Record<string, unknown>;
type Space = { readonly pasport_id: number };

/** Makers of what a dashboard tells of in one unit. */
function makers({ db }: World, unit: UnitOfClient) {
  return {
    house: async (columns: Columns = {}) =>
      (await addBuildingRow(db, unit, { street: 'Lipová', city_name: 'Brno', ...columns }))
        .pasport_id,
    space: (house: number, columns: Columns = {}, type = 'BYT') =>
      addSpaceRow(db, unit, house, { total_area: '50', variable_symbol: '7', ...columns }, type),
    person: (columns: Columns = {}) =>
      addAddressRow(db, unit, { email: 'a@example.cz', phone: '1', ...columns }),
    tenant: ({ pasport_id }: Space, address_id: number, columns: Columns = {}) =>
      addRelationRow(db, unit, 'tenant', { pasport_id, address_id, ...columns }),
    owner: ({ pasport_id }: Space, address_id: number, parts: number, columns: Columns = {}) =>
      addRelationRow(db, unit, 'owner', {
        pasport_id,
        address_id,
        share_denominator: parts,
        ...columns,
      }),
    device: (house: number, columns: Columns = {}) => addRevisionRow(db, unit, house, columns),
    report: (revision: number, columns: Columns) => addReportRow(db, unit, revision, columns),
  };
}

type Makers = ReturnType<typeof makers>;

/** Houses and spaces: used, owned and free ones, of various areas, symbols and shares. */
async function addPlaces(make: Makers): Promise<void> {
  const house = await make.house();
  await make.house({ street: '', registry_number: '' });
  await make.house({ city_name: '' });
  await make.house({ city_name: '', hidden: true });
  const put = await make.house({ hidden: true });
  await make.space(put, { variable_symbol: '7', total_area: '0' });
  await make.space(house, { hidden: true, variable_symbol: '7' });
  const used = await make.space(house, { variable_symbol: '11' });
  await make.tenant(used, await make.person());
  await make.tenant(await make.space(house), await make.person(), { valid_to: '2025-01-19' });
  await make.space(house, { variable_symbol: '12', total_area: '0' }, 'SKLEP');
  await make.space(house, { variable_symbol: '' });
  await make.space(house, { variable_symbol: '8' });
  await make.space(house, { variable_symbol: '8' });
  const thirds = await make.space(house, { variable_symbol: '13' });
  for (let at = 0; at < 3; at += 1) await make.owner(thirds, await make.person(), 3);
  const halves = await make.space(house, { variable_symbol: '14' });
  await make.owner(halves, await make.person(), 2);
  await make.owner(halves, await make.person(), 2, { valid_to: '2025-01-19' });
  // A hundredth of the house belongs to nobody; entrances of another house make the whole together.
  const parted = await make.house();
  const most99 = { common_share_numerator: 99, common_share_denominator: 100 };
  await make.space(parted, { variable_symbol: '16', ...most99 });
  // So near to the whole that no common decimal number tells it.
  const nearly = await make.space(house, { variable_symbol: '15' });
  const most = { share_numerator: 1_999_999_992 };
  await make.owner(nearly, await make.person(), 1_999_999_993, most);
  await make.owner(nearly, await make.person(), 1_999_999_994);
}

/** Tenants whose contracts have ended, end soon or are warned of, and payers of SIPO. */
async function addPeople(make: Makers): Promise<void> {
  const house = await make.house();
  const bound = async (columns: Columns, address: Columns = {}) =>
    make.tenant(await make.space(house), await make.person(address), columns);
  for (const contract_valid_to of ['2024-06-30', '2025-01-19', TODAY, '2025-03-21', '2025-03-22'])
    await bound({ contract_valid_to });
  await bound({ contract_valid_to: '2024-01-31', valid_to: '2024-12-31' });
  await bound({ contract_valid_to: '2025-01-19', contract_warning: '2024-12-01' });
  await bound({ contract_valid_to: '2025-02-01', contract_warning: TODAY });
  await bound({ contract_warning: '2025-01-21' });
  for (const sipo of [SIPO[0], SIPO[1], SIPO[1], '1234567890']) await bound({}, { sipo });
  // Numbers are told for the next period, not for today.
  await bound({ valid_to: '2025-01-31' }, { sipo: '1111111111' });
  await bound({ valid_from: '2025-02-01' }, { sipo: '2222222222', hidden: true });
  await make.person({ email: '' });
  await make.person({ phone: '', address_type: 'company', company_name: 'Firma' });
  await make.person({ email: '', phone: '', hidden: true });
}

/** Devices after their term, near it and in order, and faults that were not repaired in time. */
async function addDevices(make: Makers): Promise<void> {
  const house = await make.house();
  const reported = async (columns: Columns, device: Columns = {}) =>
    make.report(await make.device(house, device), columns);
  await make.device(house, { active_from: '2020-05-01' });
  await make.device(house, { active_from: '2022-01-20' });
  await make.device(house, { active_from: '2010-01-01', hidden: true });
  await reported({ done_on: '2024-01-01', next_on: '2025-01-10' });
  await reported({ done_on: '2022-03-21' });
  await reported({ done_on: '2022-03-22' });
  await reported({ done_on: '2024-01-01', result: 'faults', repair_by: '2024-03-01' });
  await reported({ done_on: '2024-01-01', result: 'faults', repair_by: '2025-01-19' });
  await reported({ done_on: '2024-01-01', result: 'unfit', repair_by: '2025-02-19' });
  await reported({ done_on: '2024-01-01', result: 'faults', repair_by: TODAY });
  await reported({
    done_on: '2024-01-01',
    result: 'faults',
    repair_by: '2024-03-01',
    repaired_on: '2024-02-01',
  });
}

/** A unit with something of everything that a dashboard tells, and with SIPO agreed. */
export async function fillUnit(world: World, unit: UnitOfClient): Promise<void> {
  const make = makers(world, unit);
  await addPlaces(make);
  await addPeople(make);
  await addDevices(make);
  await addWarnings(world, unit, make);
  const own = { client_id: unit.client_id, unit_id: unit.unit_id };
  await addSupplies(world, own, make);
  await addAgreed(world.db, own, await make.person({ hidden: true }), TODAY);
  await addTodos(world, own, TODAY);
  await addDebts(world, own, make);
  await addBank(world, own);
  await addTerms(world, own);
  await addFieldWork(world, own);
  await addLargeFile(world, own);
  const agreed = { organisation_number: '999999', fee_code: '210' };
  await insertRow(world.db, 'sipo_settings', { ...own, ...agreed });
}

/** Contracts with suppliers that have ended, whose notice or end comes, and those of which nothing is to be done. */
async function addSupplies({ db }: World, own: UnitOfClient, make: Makers): Promise<void> {
  const address_id = await make.person({ hidden: true });
  const until = (contract_to: string | null, notice_until: string | null = null, columns = {}) =>
    addBillingPlaceRow(db, own, {
      address_id,
      name: `Teplo do ${contract_to}`,
      contract_to,
      notice_until,
      ...columns,
    });
  await until('2025-01-19');
  await until('2024-12-31', '2024-09-30');
  await until('2025-12-31', '2025-03-21');
  await until('2025-12-31', '2025-03-22');
  await until('2025-02-01', TODAY);
  await until(TODAY, '2024-12-31');
  await until('2025-03-21');
  await until('2024-06-30', null, { valid_to: '2024-06-30' });
  await until('2025-01-19', null, { hidden: true });
  await until(null);
}

/** A measuring place with warnings: two that wait, and two that somebody has finished with. */
async function addWarnings({ db }: World, unit: UnitOfClient, make: Makers): Promise<void> {
  const house = await make.house({ hidden: true });
  const measuring_place_id = await addMeasuringPlaceRow(db, unit, house);
  for (const [kind, state] of [
    ['seal', 'new'],
    ['ended', 'solving'],
    ['unread', 'solved'],
    ['remote', 'ceased'],
  ])
    await insertRow(db, 'meter_warnings', {
      client_id: unit.client_id,
      unit_id: unit.unit_id,
      measuring_place_id,
      kind,
      state,
      cause: '1/2024-01-01',
      found_on: TODAY,
    });
}

/** Two who owe and one whose claim is due today. */
async function addDebts({ db }: World, own: UnitOfClient, make: Makers): Promise<void> {
  // Hidden, so that the lists of spaces and people stay as they are.
  const { pasport_id } = await make.space(await make.house({ hidden: true }), { hidden: true });
  for (const [place, amount, due_on] of [
    [1, 150_000, '2024-12-05'],
    [2, 400_000, '2025-01-05'],
    [3, 100_000, TODAY],
  ] as const) {
    const address_id = await make.person({ hidden: true });
    const account = await insertRow(db, 'ledger_accounts', {
      ...own,
      pasport_id,
      party: String(address_id),
    });
    const ledger_account_id = Number(account['ledger_account_id']);
    const ofAccount = { ...own, ledger_account_id };
    await insertRow(db, 'ledger_account_people', { ...ofAccount, place: 1, address_id });
    await insertRow(db, 'ledger_claims', {
      ...ofAccount,
      name: `Nájem ${place}`,
      origin: 'hand',
      booked_in: '2024-12-01',
      due_on,
      amount,
    });
  }
}

/** Payments that wait, one of them left for later, and a statement before which two are missing. */
async function addBank({ db }: World, own: UnitOfClient): Promise<void> {
  for (const [received_on, is_parked] of [
    ['2025-01-10', false],
    ['2025-01-12', false],
    ['2025-01-02', true],
  ] as const)
    await insertRow(db, 'ledger_payments', {
      ...own,
      received_on,
      is_parked,
      booked_in: '2025-01-01',
      amount: 50_000,
      way: 'bank',
    });
  const bank = await insertRow(db, 'bank_accounts', {
    ...own,
    name: 'Fond oprav',
    account_number: '178124-4159',
    bank_code: '0800',
  });
  // Three of them have no rhythm yet: nothing is told of a next one.
  for (const month of [8, 9, 12])
    await insertRow(db, 'bank_statements', {
      ...own,
      bank_account_id: Number(bank['bank_account_id']),
      format: 'gpc',
      number: String(month),
      from_on: `2024-${String(month).padStart(2, '0')}-01`,
      to_on: `2024-${String(month).padStart(2, '0')}-28`,
      opening: 100,
      closing: 100,
      movements_count: 0,
      content_hash: String(month),
      file_name: 'vypis.gpc',
    });
}

/** The lists of a unit as their screens read them. */
export async function listsOf(world: World, token: string, unit_id: number) {
  const of = { token, params: { unit_id, show_hidden: '0' } };
  const spaces = { unit_id, show_hidden: '0', parent_id: '0', parent_type: 'all' };
  const book = (await world.call(browseAddresses, of)).result;
  return {
    spaces: (await world.call(browseSpaces, { token, params: spaces })).result.values,
    houses: (await world.call(browseBuildings, { token, params: { ...of.params, city_id: '0' } }))
      .result.values,
    book,
    supplies: (await world.call(browseBillingPlaces, of)).result.values,
    contracts: (await world.call(browseContracts, of)).result.values,
    todos: (await world.call(browseTodos, of)).result.values,
    events: (await world.call(browseVisitEvents, of)).result.values,
    files: (await world.call(readFileStore, of)).result,
    relations: (await world.call(listRelations, { token, params: { unit_id } })).result.values,
    devices: (await world.call(browseRevisions, of)).result.values,
    warnings: (await world.call(listMeterWarnings, { token, params: { unit_id } })).result.values,
    payers: (await world.call(getSipoRegister, { token, params: { unit_id } })).result.payers,
    debts: (await world.call(browseArrears, { token, params: { unit_id } })).result.values,
    queue: (await world.call(listQueue, { token, params: { unit_id } })).result.values,
    settlements: (await world.call(browseSettlements, { token, params: { unit_id } })).result,
    statements: (await world.call(listBankStatements, { token, params: { unit_id } })).result
      .values,
  };
}

export type Lists = Awaited<ReturnType<typeof listsOf>>;
