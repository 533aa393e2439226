import { z } from 'zod';
import { deleted, recordId, savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id, requiredText, text } from './fields.ts';

export const orderState = z.enum(['requested', 'planned', 'confirmed', 'done', 'rejected']);
/** Fields of an order's form. */
export const orderFields = {
  work_type: requiredText(100),
  due_date: day.nullable(),
  crew: text(100),
  state: orderState,
  note: text(2000),
};
/** An order of work at an address of the book; its number is given by the server, OBJ-2026-0001. */
export const addressOrder = z.object({
  address_order_id: z.int(),
  unit_id: z.int(),
  address_id: z.int(),
  order_number: z.string(),
  work_type: z.string(),
  due_date: z.iso.date().nullable(),
  crew: z.string(),
  state: orderState,
  note: z.string(),
  ...stamps,
});

export type AddressOrder = z.infer<typeof addressOrder>;
const orderParams = z.object({ unit_id: id, address_id: id, id: recordId });
const orderPath = '/v1/address/order/{unit_id}/{address_id}/{id}';
export const listAddressOrders = endpoint({
  method: 'GET',
  path: '/v1/address/orders/{unit_id}/{id}',
  access: 'user',
  summary: 'Objednávky na adrese, nejnovější první',
  params: unitRecord,
  result: listOf(addressOrder),
});

export const createAddressOrder = endpoint({
  method: 'POST',
  path: orderPath,
  access: 'user',
  summary: 'Nová objednávka na adrese; id je 0',
  creates: true,
  params: orderParams,
  body: z.object({
    ...z.object(orderFields).partial().shape,
    work_type: orderFields.work_type,
  }),
  result: addressOrder,
});

export const updateAddressOrder = endpoint({
  method: 'PUT',
  path: orderPath,
  access: 'user',
  summary: 'Změna objednávky na adrese',
  params: orderParams,
  body: z.object({ ...savedVersion, ...z.object(orderFields).partial().shape }),
  result: addressOrder,
});

export const deleteAddressOrder = endpoint({
  method: 'DELETE',
  path: orderPath,
  access: 'user',
  summary: 'Smazání objednávky na adrese',
  params: orderParams,
  result: deleted,
});
