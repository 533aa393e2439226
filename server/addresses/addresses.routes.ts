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
import { type Route, unitRoute } from '#server/http/route.ts';
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
  unitRoute(browseAddresses, readAddresses),
  unitRoute(getAddress, readAddress),
  unitRoute(createAddress, addAddress),
  unitRoute(updateAddress, saveAddress),
  unitRoute(deleteAddress, removeAddress),
  unitRoute(listRelations, readRelations),
  unitRoute(listAddressRelations, readAddressRelations),
  unitRoute(listDuplicates, findDuplicates),
  unitRoute(mergeAddresses, mergeIntoOne),
  unitRoute(listAddressOrders, readOrders),
  unitRoute(createAddressOrder, addOrder),
  unitRoute(updateAddressOrder, saveOrder),
  unitRoute(deleteAddressOrder, removeOrder),
];
