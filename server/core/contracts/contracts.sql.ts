import { sql, type RawBuilder } from 'kysely';
import { unitContractFields } from '#contract/contracts/contract-record.ts';
import type { ContractKind, PricePeriod } from '#contract/contracts/contract-words.ts';
import type { UnitContract } from '#contract/contracts/contracts.ts';
import type { NoticeUnit } from '#contract/rules/notice-day.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import type { UnitContractTold } from './told.ts';

/** A contract as it is stored, with the other party and the house; how it stands is reckoned from it. */
export type UnitContractRow = Omit<UnitContract, keyof UnitContractTold | 'files'>;

/** Contracts of the scope, those given up too, as a table to be joined or listed. */
export function unitContracts({ client_id, where }: Scope): RawBuilder<UnitContractRow> {
  return sql<UnitContractRow>`
    select c.unit_contract_id, c.unit_id, ${ownColumns('c', unitContractFields)},
           coalesce(a.full_name, '') as party_name, coalesce(a.phone, '') as party_phone,
           coalesce(a.email, '') as party_email, coalesce(h.pasport_name, '') as house_name,
           h.pasport_building_id, c.created, c.updated, c.version
      from (select * from unit_contracts where client_id = ${client_id} and ${where}) c
      left join person_names a on a.client_id = c.client_id and a.unit_id = c.unit_id
           and a.address_id = c.address_id
      left join house_places h on h.client_id = c.client_id and h.unit_id = c.unit_id
           and h.pasport_id = c.pasport_id
     order by c.name collate public.czech, c.unit_contract_id`;
}

export async function selectUnitContract(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<UnitContractRow | undefined> {
  const { client_id, where } = ofUnit(unit);
  const one = { client_id, where: sql`${where} and unit_contract_id = ${id}` };
  return (await unitContracts(one).execute(db)).rows[0];
}

/** The contract as it is kept; nobody changes or deletes it before the transaction ends. */
export async function selectUnitContractsForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
) {
  return db
    .selectFrom('unit_contracts')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`unit_contract_id = any (${[...ids]}::integer[])`)
    .orderBy('unit_contract_id')
    .forUpdate()
    .$narrowType<{ kind: ContractKind; notice_unit: NoticeUnit; price_period: PricePeriod }>()
    .execute();
}

/** The same of one contract. */
export async function selectUnitContractForUpdate(db: Db, unit: OwnedUnit, id: number) {
  const [contract] = await selectUnitContractsForUpdate(db, unit, [id]);
  return contract;
}

/** Whatever contract named one of the addresses names the other one from now on. */
export async function updatePartyOfContracts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  addressId: number,
): Promise<void> {
  await sql`
    update unit_contracts set address_id = ${addressId}
     where client_id = ${client_id} and unit_id = ${unit_id}
       and address_id = any (${[...formerIds]}::integer[])`.execute(db);
}

/** Contracts of a client with the other parties, as a table to be sought in by `search_text`. */
export function soughtContracts(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select c.client_id, c.unit_id, c.unit_contract_id, c.name, c.kind, c.contract_number, c.hidden,
           coalesce(a.full_name, '') as party_name, folded(c.name) as name_text,
           folded(concat_ws(' ', c.name, c.contract_number, a.full_name)) as search_text
      from unit_contracts c
      left join person_names a on a.client_id = c.client_id and a.unit_id = c.unit_id
           and a.address_id = c.address_id
     where c.client_id = ${clientId}`;
}
