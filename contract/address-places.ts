import { z } from 'zod';
import { addressFields } from './address-record.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id } from './fields.ts';
import { addressModules } from './module-names.ts';
import { deleted, unitRecord } from '#contract/pasports/pasport.ts';

export const placeKind = z.enum(['postal', 'delivery']);
export type PlaceKind = z.infer<typeof placeKind>;

/** Where somebody was written to before today, or is going to be. */
export const addressPlace = z
  .object({
    address_place_id: z.int(),
    place_kind: placeKind,
    /** For whom letters are, where they go elsewhere. */
    name: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    /** Of a former one where it is known; of one that waits, the day on which it begins. */
    first_day: z.iso.date().nullable(),
    /** Null while it waits. */
    last_day: z.iso.date().nullable(),
  })
  .meta({ id: 'AddressPlace' });
export type AddressPlace = z.infer<typeof addressPlace>;

/** A new place from a day on, as its form saves it. */
export const placeInput = z.object({
  place_kind: placeKind,
  valid_from: day,
  name: addressFields.delivery_name.value.write,
  street: addressFields.street.value.write,
  city: addressFields.city.value.write,
  zip: addressFields.zip.value.write,
});

export const listAddressPlaces = endpoint({
  method: 'GET',
  path: '/v1/address/places/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Dřívější a budoucí adresy záznamu, nejnovější první',
  params: unitRecord,
  result: listOf(addressPlace),
});

export const changeAddressPlace = endpoint({
  method: 'POST',
  path: '/v1/address/place/{unit_id}/{address_id}',
  access: 'user',
  modules: addressModules,
  summary: 'Nová adresa ode dne: dnešní nebo minulá platí hned, budoucí počká',
  creates: true,
  params: z.object({ unit_id: id, address_id: id }),
  body: placeInput.partial().extend({ valid_from: placeInput.shape.valid_from }),
  result: listOf(addressPlace),
  refuses: ['licence-expired'],
});

export const deleteAddressPlace = endpoint({
  method: 'DELETE',
  path: '/v1/address/place/{unit_id}/{address_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Zrušení budoucí změny adresy, nebo dřívější adresy',
  params: z.object({ unit_id: id, address_id: id, id }),
  result: deleted,
});
