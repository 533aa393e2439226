import { sql } from 'kysely';
import type { Address } from '#contract/addresses.ts';
import { SHARED_FIELDS } from '#contract/rules/linked-address.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// Records of one firm or person in several units share a link. What they have in common is written
// here alone, whoever changed one of them.

const shared = SHARED_FIELDS.map((field) => sql.ref(field));

/** A record as linking knows it. */
export interface LinkRow extends Pick<Address, 'address_id' | 'address_type'> {
  readonly unit_id: number;
  readonly link_id: number | null;
}

/**
 * The addresses of the client of these ids, with those linked to them, in one order for everybody; nobody
 * else changes them before the transaction ends.
 */
export async function selectLinkedHeld(
  db: Db,
  clientId: OwnedClientId,
  ids: readonly number[],
): Promise<LinkRow[]> {
  const anyId = sql`any (${[...ids]}::integer[])`;
  const { rows } = await sql<LinkRow>`
    select address_id, address_type, unit_id, link_id from addresses
     where client_id = ${clientId}
       and (address_id = ${anyId} or link_id in (
         select link_id from addresses where client_id = ${clientId} and address_id = ${anyId}))
     order by address_id for no key update`.execute(db);
  return rows;
}

/** Gives the records one link, a new one where none is told; null takes it from them. */
export async function updateLink(
  db: Db,
  clientId: OwnedClientId,
  ids: readonly number[],
  linkId: number | null | 'new',
): Promise<void> {
  // A number of its own out of the numbers of addresses: it is never given again.
  const link =
    linkId === 'new'
      ? sql`(select nextval(pg_get_serial_sequence('addresses', 'address_id'))::integer)`
      : sql`${linkId}::integer`;
  await sql`
    update addresses set link_id = ${link}
     where client_id = ${clientId} and address_id = any (${[...ids]}::integer[])`.execute(db);
}

/** Whoever is left alone in a link has none. */
export async function updateLoneLinks(db: Db, clientId: OwnedClientId, linkId: number) {
  await sql`
    update addresses set link_id = null
     where client_id = ${clientId} and link_id = ${linkId}
       and (select count(*) from addresses
             where client_id = ${clientId} and link_id = ${linkId}) = 1`.execute(db);
}

/**
 * Writes what linked records have in common from the address to all that are linked to it, its other
 * phones and e-mails too; what is the same already stays as it is.
 */
export async function updateLinked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  addressId: number,
): Promise<void> {
  const own = sql`
    select * from addresses
     where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId}`;
  const columns = (table: string) =>
    sql.join(SHARED_FIELDS.map((field) => sql.ref(`${table}.${field}`)));
  await sql`
    with own as materialized (${own})
    update addresses a set (${sql.join(shared)}) = row (${columns('own')})
      from own
     where a.client_id = ${client_id} and a.link_id = own.link_id and a.address_id <> ${addressId}
       and (${columns('a')}) is distinct from (${columns('own')})`.execute(db);
  await updateLinkedContacts(db, client_id, addressId);
}

/** Gives linked records the other phones and e-mails of the address. */
async function updateLinkedContacts(db: Db, clientId: OwnedClientId, addressId: number) {
  const linked = sql`
    select a.client_id, a.unit_id, a.address_id from addresses a
      join addresses own on own.client_id = a.client_id and own.link_id = a.link_id
     where a.client_id = ${clientId} and own.address_id = ${addressId}
       and a.address_id <> ${addressId}`;
  const own = sql`
    select contact_kind, contact, label from address_contacts
     where client_id = ${clientId} and address_id = ${addressId}`;
  await sql`
    delete from address_contacts c
     where c.client_id = ${clientId}
       and c.address_id in (select address_id from (${linked}) l)
       and not exists (select from (${own}) o
                        where (o.contact_kind, o.contact) = (c.contact_kind, c.contact))`.execute(
    db,
  );
  await sql`
    update address_contacts c set label = o.label
      from (${own}) o
     where c.client_id = ${clientId}
       and c.address_id in (select address_id from (${linked}) l)
       and (o.contact_kind, o.contact) = (c.contact_kind, c.contact) and o.label <> c.label`.execute(
    db,
  );
  await sql`
    insert into address_contacts (client_id, unit_id, address_id, contact_kind, contact, label)
    select l.client_id, l.unit_id, l.address_id, o.contact_kind, o.contact, o.label
      from (${linked}) l cross join (${own}) o
     where not exists (
       select from address_contacts c
        where c.client_id = l.client_id and c.unit_id = l.unit_id and c.address_id = l.address_id
          and (c.contact_kind, c.contact) = (o.contact_kind, o.contact))`.execute(db);
}

/**
 * Adds to the address the phones and e-mails by which those linked to it are known otherwise, before all
 * are to say what it says: nothing that somebody has written down is lost.
 */
export async function insertContactsOfLinked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  addressId: number,
): Promise<void> {
  const own = sql`
    select * from addresses
     where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId}`;
  await sql`
    with own as materialized (${own}),
    others as materialized (
      select a.* from addresses a join own on own.client_id = a.client_id and own.link_id = a.link_id
       where a.address_id <> ${addressId}),
    known as (
      select c.contact_kind, c.contact, c.label from address_contacts c
        join others a on a.client_id = c.client_id and a.address_id = c.address_id
      union all select 'phone', phone, '' from others
      union all select 'email', email, '' from others)
    insert into address_contacts (client_id, unit_id, address_id, contact_kind, contact, label)
    select distinct on (k.contact_kind, k.contact)
           own.client_id, own.unit_id, own.address_id, k.contact_kind, k.contact, k.label
      from own cross join known k
     where k.contact not in ('', own.phone, own.email)
       and not exists (
         select from address_contacts c
          where c.client_id = own.client_id and c.address_id = own.address_id
            and (c.contact_kind, c.contact) = (k.contact_kind, k.contact))
     order by k.contact_kind, k.contact, k.label desc`.execute(db);
}

/** A firm as it is written down in one unit. */
export interface FirmRow extends Pick<
  Address,
  'address_id' | 'address_type' | 'full_name' | 'business_id' | 'city' | 'phone' | 'email'
> {
  readonly unit_id: number;
  readonly unit_name: string;
  readonly link_id: number | null;
}

/** Firms, suppliers and offices of all units of the client that are not hidden, by name. */
export async function selectFirmRows(db: Db, clientId: OwnedClientId): Promise<FirmRow[]> {
  const { rows } = await sql<FirmRow>`
    select a.unit_id, u.name as unit_name, a.address_id, a.address_type, a.full_name, a.business_id,
           a.city, a.phone, a.email, a.link_id
      from addresses a
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
     where a.client_id = ${clientId} and a.address_type <> 'person' and not a.hidden
     order by a.full_name collate public.czech, u.name collate public.czech, a.address_id`.execute(
    db,
  );
  return rows;
}
