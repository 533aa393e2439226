import type {
  AddressContact,
  createAddressContact,
  deleteAddressContact,
  listAddressContacts,
  updateAddressContact,
} from '#contract/address-contacts.ts';
import type { Address } from '#contract/addresses.ts';
import { contactChecks } from '#contract/contact-record.ts';
import { faultsOf } from '#contract/record.ts';
import { keptContact } from '#contract/rules/contact.ts';
import { isSharedAlways } from '#contract/rules/linked-address.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectAddress, selectUnderAddress } from '#server/core/people/addresses.sql.ts';
import { contactsAt, selectContacts } from '#server/core/people/contacts.sql.ts';
import { selectLinkedHeld, updateLinked } from '#server/core/people/linked.sql.ts';
import { contactTable } from '#server/core/people/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What a contact is where nothing is told of it. */
const UNTOLD = { contact_kind: 'phone', contact: '', label: '' } as const;

type Draft = Pick<AddressContact, 'contact_kind' | 'contact' | 'label'>;

/** The other phones and e-mails of an address. Errors: `not-found`. */
export async function readContacts({ unit, db, params }: UnitCall<typeof listAddressContacts>) {
  const contacts = contactsAt(db, unit, params.id);
  const values = await selectUnderAddress(db, unit, params.id, contacts);
  ensure(values !== undefined, 'not-found');
  return { values };
}

const identityOf = ({ contact_kind, contact }: Draft) => `${contact_kind} ${contact}`;

/**
 * A contact as it is to be kept: one number or one address, in one look, and none that the record has
 * already. Errors: `invalid-input`.
 */
function kept(draft: Draft, known: readonly Draft[], main: { phone: string; email: string }) {
  const [fault] = faultsOf(contactChecks, draft);
  if (fault !== undefined) throw fieldFault('contact', fault.message);
  const contact = { ...draft, contact: keptContact(draft) };
  const of = identityOf(contact);
  const isMain = [`phone ${main.phone}`, `email ${main.email.toLowerCase()}`].includes(of);
  const isKnown = isMain || known.some((one) => identityOf(one) === of);
  if (isKnown) throw fieldFault('contact', 'Toto spojení už u záznamu je');
  return contact;
}

/** The address is held with those linked to it, so that nobody writes the same contact beside. Errors: `not-found`. */
async function standing(db: Db, unit: OwnedUnit, addressId: number) {
  await selectLinkedHeld(db, unit.client_id, [addressId]);
  const address = await selectAddress(db, unit, addressId, 'held');
  ensure(address !== undefined, 'not-found');
  return { address, contacts: await selectContacts(db, unit, addressId) };
}

/** Records of one firm have the same contacts. */
async function shareContacts(db: Db, unit: OwnedUnit, address: Address): Promise<void> {
  if (isSharedAlways(address)) await updateLinked(db, unit, address.address_id);
}

const withId = (contacts: readonly AddressContact[], id: number) =>
  contacts.find(({ address_contact_id }) => address_contact_id === id);

/**
 * Another phone or e-mail of an address; a phone unless it is said otherwise. Errors: `wrong-method`,
 * `not-found`, `licence-expired`, `invalid-input`.
 */
export async function addContact({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof createAddressContact>): Promise<AddressContact> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { address, contacts } = await standing(db, unit, params.address_id);
  const contact = kept({ ...UNTOLD, ...body }, contacts, address);
  const of = { ...contact, address_id: params.address_id };
  const id = await contactTable.insertOne(db, unit, of);
  await shareContacts(db, unit, address);
  const made = withId(await selectContacts(db, unit, params.address_id), id);
  return savedOr(made, () => Promise.resolve(made));
}

/** Saves changed fields of a contact. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveContact({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateAddressContact>): Promise<AddressContact> {
  ensure(params.id !== 0, 'wrong-method');
  const { address, contacts } = await standing(db, unit, params.address_id);
  const before = withId(contacts, params.id);
  ensure(before !== undefined, 'not-found');
  const { version, ...changes } = body;
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  const { contact_kind, contact, label } = { ...before, ...changes };
  const others = contacts.filter((one) => one !== before);
  const columns = kept({ contact_kind, contact, label }, others, address);
  await contactTable.updateOne(db, unit, { id: params.id, columns });
  await shareContacts(db, unit, address);
  const saved = withId(await selectContacts(db, unit, params.address_id), params.id);
  return savedOr(saved, () => Promise.resolve(saved));
}

/** Deletes a contact. Errors: `not-found`. */
export async function removeContact({ unit, db, params }: UnitCall<typeof deleteAddressContact>) {
  const { address, contacts } = await standing(db, unit, params.address_id);
  ensure(withId(contacts, params.id) !== undefined, 'not-found');
  await contactTable.remove(db, unit, [params.id]);
  await shareContacts(db, unit, address);
  return { deleted: true as const };
}
