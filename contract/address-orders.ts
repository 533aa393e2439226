import { z } from 'zod';
import { deleted, recordId, savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { orderFields, orderTold } from './order-record.ts';
import { readOf, writeOf } from './record.ts';
import { addressModules } from '#contract/module-names.ts';

/** An order of work at an address of the book; its number is given by the server. */
export const addressOrder = z
  .object({
    address_order_id: z.int(),
    unit_id: z.int(),
    address_id: z.int(),
    ...readOf(orderTold),
    ...readOf(orderFields),
    ...stamps,
  })
  .meta({ id: 'AddressOrder' });

export type AddressOrder = z.infer<typeof addressOrder>;

/** An order as its form saves it. */
export const orderInput = z.object(writeOf(orderFields));
const changes = orderInput.partial().shape;

const orderParams = z.object({ unit_id: id, address_id: id, id: recordId });
const orderPath = '/v1/address/order/{unit_id}/{address_id}/{id}';
export const listAddressOrders = endpoint({
  method: 'GET',
  path: '/v1/address/orders/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Objednávky na adrese, nejnovější první',
  params: unitRecord,
  result: listOf(addressOrder),
});

export const createAddressOrder = endpoint({
  method: 'POST',
  path: orderPath,
  access: 'user',
  modules: addressModules,
  summary: 'Nová objednávka na adrese; id je 0',
  creates: true,
  params: orderParams,
  body: z.object({ ...changes, work_type: orderInput.shape.work_type }),
  result: addressOrder,
  refuses: ['licence-expired'],
});

export const updateAddressOrder = endpoint({
  method: 'PUT',
  path: orderPath,
  access: 'user',
  modules: addressModules,
  summary: 'Změna objednávky na adrese',
  params: orderParams,
  body: z.object({ ...savedVersion, ...changes }),
  result: addressOrder,
});

export const deleteAddressOrder = endpoint({
  method: 'DELETE',
  path: orderPath,
  access: 'user',
  modules: addressModules,
  summary: 'Smazání objednávky na adrese',
  params: orderParams,
  result: deleted,
});
