import { addAddressRow } from '../addresses.ts';
import { insertRow } from '../builders.ts';
import {
  addBuildingRow,
  addElementRow,
  addFloorRow,
  addRoomRow,
  addSpaceRow,
  type UnitOfClient,
} from '../pasports.ts';
import type { World } from '../world.ts';
import { addFileRow } from '../revisions.ts';
import { makeAccountPapers } from './account-papers.ts';
import { makeBank } from './bank.ts';
import { addContractRow } from '../contracts.ts';
import { makeBilling } from './billing.ts';
import { addCountRow, addIssuedRows, addReviewedRows, addSettlementRow } from '../settlements.ts';
import { addReviewRow } from '../boards.ts';
import { addSimulationRow } from '../simulations.ts';
import { makeCampaign } from './declarations.ts';
import { makeFieldwork } from './fieldwork.ts';
import { makeHeating } from './heating.ts';
import { makeLists } from './lists.ts';
import { makeMetering } from './metering.ts';
import { makeMoney } from './money.ts';
import { makeMonthInfo } from './month-infos.ts';
import { makeRefunds } from './refunds.ts';
import { makeRevisions } from './revisions.ts';
import { makeSpaceRecords } from './space-records.ts';
import { makeSelfReadings } from './self-readings.ts';
import { makeVisits } from './visits.ts';

/** Records of a unit that endpoints can name; what is spare has nothing in it and may be deleted. */
export type UnitRecords = Awaited<ReturnType<typeof makeRecords>>;

async function indicatorOf(world: World, client_id: number): Promise<number> {
  const { rows } = await world.db.owner.query<{ heating_indicator_id: number }>(
    "select heating_indicator_id from heating_indicators where client_id = $1 and code = 'BEZ'",
    [client_id],
  );
  return rows[0]?.heating_indicator_id ?? 0;
}

async function typeOf(world: World, client_id: number): Promise<number> {
  const { rows } = await world.db.owner.query<{ pasport_type_id: number }>(
    "select pasport_type_id from pasport_types where client_id = $1 and code = 'BYT'",
    [client_id],
  );
  return rows[0]?.pasport_type_id ?? 0;
}

/** New shares of the house, which give the space none; returns the id of their set. */
async function addShareSet(
  { db }: World,
  unit: UnitOfClient,
  house: { readonly pasport_id: number },
  { pasport_id }: { readonly pasport_id: number },
  reason: string,
): Promise<number> {
  const from = { ...unit, first_day: '2024-01-01' };
  const { pasport_share_set_id } = await insertRow(db, 'pasport_share_sets', {
    ...from,
    pasport_id: house.pasport_id,
    reason,
  });
  const change = { ...from, pasport_id, pasport_share_set_id, applied: true };
  await insertRow(db, 'pasport_share_changes', change);
  return Number(pasport_share_set_id);
}

/** A change of the numbers of persons of the house; returns its id. */
async function addHouseChange({ db }: World, unit: UnitOfClient, pasport_id: number, mark: string) {
  const of = { ...unit, pasport_id, kind: 'persons', valid_from: '2024-01-01', changed_count: 1 };
  const change = await insertRow(db, 'house_changes', { ...of, user_name: mark, written: '[]' });
  return Number(change['house_change_id']);
}

/** A rate of the house with the change that it made; returns its id. */
async function addCostRule({ db }: World, unit: UnitOfClient, building_id: number, mark: string) {
  const valid_from = '2024-01-01';
  const of = { ...unit, pasport_id: building_id, kind: 'advances', valid_from, changed_count: 1 };
  const change = await insertRow(db, 'house_changes', { ...of, user_name: mark, written: '[]' });
  const rule = await insertRow(db, 'cost_rules', {
    ...unit,
    building_id,
    house_change_id: Number(change['house_change_id']),
    name: mark,
    way: 'rate',
    key: 'unit',
    amount: 100,
    round_to: 1,
    spaces: 'all',
    valid_from,
    reason: mark,
    user_name: mark,
  });
  return Number(rule['cost_rule_id']);
}

/** Another e-mail of the address; returns its id. */
async function addContact({ db }: World, unit: UnitOfClient, address_id: number, label: string) {
  const contact = `${address_id}@example.cz`;
  const of = { ...unit, address_id, contact_kind: 'email', contact, label };
  return Number((await insertRow(db, 'address_contacts', of))['address_contact_id']);
}

/** A former place of the address; returns its id. */
async function addPlace({ db }: World, unit: UnitOfClient, address_id: number, street: string) {
  const of = { ...unit, address_id, place_kind: 'postal', street, last_day: '2020-01-01' };
  return Number((await insertRow(db, 'address_places', of))['address_place_id']);
}

/** An order of the address; returns its id. */
async function addOrder({ db }: World, unit: UnitOfClient, address_id: number, mark: string) {
  const of = { ...unit, address_id, order_number: `OBJ-${mark}`, work_type: mark };
  return Number((await insertRow(db, 'address_orders', of))['address_order_id']);
}

/** A record of the address book of another unit of the same client. */
async function makeElsewhere(world: World, { client_id }: UnitOfClient, mark: string) {
  const { unit_id } = await world.makeUnit(client_id, { name: `Druhá ${mark}`, comment: mark });
  const unit = { client_id, unit_id };
  return { unit_id, address_id: await addAddressRow(world.db, unit, { last_name: mark }) };
}

/** An account with what left the portal of it. */
async function makeMoneyPapers(
  world: World,
  unit: UnitOfClient,
  made: Readonly<Record<'pasport_id' | 'address_id', number>>,
  mark: string,
) {
  const money = await makeMoney(world, unit, made, mark);
  const of = { ...made, ...money };
  return { money, accountPapers: await makeAccountPapers(world, unit, of, mark) };
}

/** Makes records to which nothing refers. */
async function makeSpare(
  { db }: World,
  unit: UnitOfClient,
  building: Awaited<ReturnType<typeof addBuildingRow>>,
  mark: string,
) {
  const named = { pasport_name: mark, comment: mark };
  return {
    address_id: await addAddressRow(db, unit, { last_name: mark }),
    group: await addBuildingRow(db, unit, named, 'group'),
    building: await addBuildingRow(db, unit, named),
    floor: await addFloorRow(db, unit, building.pasport_id, { code: 'NIC' }),
    element: await addElementRow(db, unit, building.pasport_building_id, { maker: mark }),
  };
}

/** Makes a unit's records whose every text carries the mark. */
export async function makeRecords(world: World, unit: UnitOfClient, mark: string) {
  const { db } = world;
  const named = { pasport_name: mark, comment: mark };
  const address_id = await addAddressRow(db, unit, { last_name: mark });
  const group = await addBuildingRow(db, unit, named, 'group');
  const inGroup = { ...named, parent_id: group.pasport_id, city_id: 1 };
  const building = await addBuildingRow(db, unit, inGroup);
  const floor = await addFloorRow(db, unit, building.pasport_id, { name: mark });
  const space = await addSpaceRow(db, unit, building.pasport_id, { ...named, ...floor });
  const room = await addRoomRow(db, unit, space.pasport_id, { room_name: mark });
  const element = await addElementRow(db, unit, building.pasport_building_id, { maker: mark });
  const { pasport_id } = space;
  const made = { pasport_id, building_id: building.pasport_id, address_id };
  const ofHouse = { pasport_id: building.pasport_id };
  const ofSpace = await makeSpaceRecords(world, unit, made, mark);
  const bank = await makeBank(world, unit, mark);
  const papers = await makeMoneyPapers(world, unit, made, mark);
  const contracts = await makeContracts(world, unit, { address_id, ...ofHouse }, mark);
  const billing = await makeBilling(world, unit, { building, space, address_id }, mark);
  const revisions = await makeRevisions(world, unit, { ...ofHouse, address_id }, mark);
  return {
    address_id,
    pasport_share_set_id: await addShareSet(world, unit, building, ofSpace.spare.space, mark),
    house_change_id: await addHouseChange(world, unit, building.pasport_id, mark),
    cost_rule_id: await addCostRule(world, unit, building.pasport_id, mark),
    elsewhere: await makeElsewhere(world, unit, mark),
    address_place_id: await addPlace(world, unit, address_id, mark),
    address_contact_id: await addContact(world, unit, address_id, mark),
    address_order_id: await addOrder(world, unit, address_id, mark),
    bank,
    campaign: await makeCampaign(world, unit, pasport_id, mark),
    ...papers,
    refunds: await makeRefunds(world, unit, { ...bank, ...papers.money }, mark),
    monthInfo: await makeMonthInfo(world, unit, made, mark),
    heating: await makeHeating(world, unit.client_id, mark),
    lists: await makeLists(world, unit.client_id, mark),
    revisions,
    fieldwork: await makeFieldwork(world, unit.client_id, revisions, mark),
    metering: await makeMetering(world, unit, { ...element, pasport_id }, mark),
    billing,
    contracts,
    settlement: await makeSettlement(world, unit, { ...made, ...papers.money, ...billing }, mark),
    visits: await makeVisits(world, unit, made, mark),
    selfReadings: await makeSelfReadings(world, unit, made, mark),
    heating_indicator_id: await indicatorOf(world, unit.client_id),
    pasport_type_id: await typeOf(world, unit.client_id),
    group,
    building,
    floor,
    space,
    room,
    element,
    ofSpace,
    spare: await makeSpare(world, unit, building, mark),
  };
}

/** Makes insurance of a house with a paper, and a spare contract. */
async function makeContracts(
  { db }: World,
  unit: UnitOfClient,
  named: { readonly address_id: number; readonly pasport_id: number },
  mark: string,
) {
  const texts = { name: mark, contract_number: mark.slice(0, 50), note: mark };
  const unit_contract_id = await addContractRow(db, unit, { ...named, ...texts });
  const file = { record_type: 'unit_contracts', file_name: `${mark}.pdf` };
  return {
    unit_contract_id,
    file_id: await addFileRow(db, unit, unit_contract_id, file),
    spare_contract_id: await addContractRow(db, unit, { name: mark }),
  };
}

/** Makes a settlement with a count, a spare one, one that was looked through, and two that were issued. */
async function makeSettlement(
  { db }: World,
  unit: UnitOfClient,
  {
    pasport_id,
    address_id,
    ledger_account_id,
    billing_document_id,
  }: Readonly<
    Record<'pasport_id' | 'address_id' | 'ledger_account_id' | 'billing_document_id', number>
  >,
  mark: string,
) {
  const whose = { pasport_id, address_id, billing_document_id };
  const account = { ...whose, ledger_account_id };
  const settlement_id = await addSettlementRow(db, unit, { note: mark });
  const spare = { note: mark, period_from: '2022-01-01', period_to: '2022-12-31' };
  const count = {
    settlement_id,
    settlement_count_id: await addCountRow(db, unit, settlement_id, mark, whose),
  };
  return {
    ...count,
    settlement_simulation_id: await addSimulationRow(db, unit, count, mark),
    board: await addReviewRow(db, unit, count, mark),
    spare_board: await addReviewRow(db, unit, count, mark),
    spare_settlement_id: await addSettlementRow(db, unit, spare),
    reviewed: await addReviewedRows(db, unit, whose, mark),
    issued: await addIssuedRows(db, unit, account, mark, '2021'),
    corrected: await addIssuedRows(db, unit, account, mark, '2019'),
  };
}
