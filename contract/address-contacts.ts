import { z } from 'zod';
import { deleted, recordId, savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { contactFields } from './contact-record.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { addressModules } from './module-names.ts';
import { readOf, writeOf } from './record.ts';

/** Another phone or e-mail of a record of the address book; the main ones are fields of the record. */
export const addressContact = z
  .object({
    address_contact_id: z.int(),
    unit_id: z.int(),
    address_id: z.int(),
    ...readOf(contactFields),
    ...stamps,
  })
  .meta({ id: 'AddressContact' });
export type AddressContact = z.infer<typeof addressContact>;

/** A contact as its form saves it. */
export const contactInput = z.object(writeOf(contactFields));

const contactParams = z.object({ unit_id: id, address_id: id, id: recordId });
const contactPath = '/v1/address/contact/{unit_id}/{address_id}/{id}';

export const listAddressContacts = endpoint({
  method: 'GET',
  path: '/v1/address/contacts/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Další telefony a e-maily adresy, telefony první',
  params: unitRecord,
  result: listOf(addressContact),
});

export const createAddressContact = endpoint({
  method: 'POST',
  path: contactPath,
  access: 'user',
  modules: addressModules,
  summary: 'Další telefon nebo e-mail adresy; id je 0',
  creates: true,
  params: contactParams,
  body: z.object({
    ...contactInput.partial().shape,
    contact: contactInput.shape.contact,
  }),
  result: addressContact,
  refuses: ['licence-expired'],
});

export const updateAddressContact = endpoint({
  method: 'PUT',
  path: contactPath,
  access: 'user',
  modules: addressModules,
  summary: 'Změna dalšího telefonu nebo e-mailu adresy',
  params: contactParams,
  body: z.object({ ...savedVersion, ...contactInput.partial().shape }),
  result: addressContact,
});

export const deleteAddressContact = endpoint({
  method: 'DELETE',
  path: contactPath,
  access: 'user',
  modules: addressModules,
  summary: 'Smazání dalšího telefonu nebo e-mailu adresy',
  params: contactParams,
  result: deleted,
});
