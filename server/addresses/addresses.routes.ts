import {
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import {
  browseAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  listAddressRelations,
  listDuplicates,
  listRelations,
  mergeAddresses,
  updateAddress,
} from '#contract/addresses.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  addAddress,
  readAddress,
  readAddresses,
  removeAddress,
  saveAddress,
} from './addresses.service.ts';
import { findDuplicates } from './duplicates.service.ts';
import { mergeIntoOne } from './merge.service.ts';
import { addOrder, readOrders, removeOrder, saveOrder } from './orders.service.ts';
import { readAddressRelations, readRelations } from './relations.service.ts';

export const addressesRoutes: readonly Route[] = [
  route(browseAddresses, readAddresses),
  route(getAddress, readAddress),
  route(createAddress, addAddress),
  route(updateAddress, saveAddress),
  route(deleteAddress, removeAddress),
  route(listRelations, readRelations),
  route(listAddressRelations, readAddressRelations),
  route(listDuplicates, findDuplicates),
  route(mergeAddresses, mergeIntoOne),
  route(listAddressOrders, readOrders),
  route(createAddressOrder, addOrder),
  route(updateAddressOrder, saveOrder),
  route(deleteAddressOrder, removeOrder),
];
