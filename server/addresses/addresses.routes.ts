import {
  createAddressContact,
  deleteAddressContact,
  listAddressContacts,
  updateAddressContact,
} from '#contract/address-contacts.ts';
import {
  changeAddressPlace,
  deleteAddressPlace,
  listAddressPlaces,
} from '#contract/address-places.ts';
import {
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import {
  browseAddresses,
  changeAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  listAddressRelations,
  listDuplicates,
  listRelations,
  mergeAddresses,
  updateAddress,
} from '#contract/addresses.ts';
import {
  adoptAddress,
  getLinkedAddresses,
  linkAddress,
  linkRecognised,
  listFirms,
  listRecognised,
  unlinkAddress,
  writeToLinked,
} from '#contract/linked-addresses.ts';
import { exportAddresses, exportRelations } from '#contract/exports.ts';
import { type Route, unitFileRoute, unitRoute } from '#server/http/route.ts';
import {
  addAddress,
  readAddress,
  readAddresses,
  removeAddress,
  saveAddress,
  saveAddresses,
} from './addresses.service.ts';
import { addContact, readContacts, removeContact, saveContact } from './contacts.service.ts';
import { sendAddresses, sendRelations } from './export.service.ts';
import { findDuplicates } from './duplicates.service.ts';
import {
  adopt,
  link,
  linkMany,
  readFirms,
  readLinked,
  readRecognised,
  share,
  unlink,
} from './linked.service.ts';
import { mergeIntoOne } from './merge.service.ts';
import { addOrder, readOrders, removeOrder, saveOrder } from './orders.service.ts';
import { changePlace, readPlaces, removePlace } from './places.service.ts';
import { readAddressRelations, readRelations } from './relations.service.ts';

export const addressesRoutes: readonly Route[] = [
  unitRoute(browseAddresses, readAddresses),
  unitRoute(getAddress, readAddress),
  unitRoute(createAddress, addAddress),
  unitRoute(updateAddress, saveAddress),
  unitRoute(changeAddresses, saveAddresses),
  unitRoute(deleteAddress, removeAddress),
  unitFileRoute(exportAddresses, sendAddresses),
  unitFileRoute(exportRelations, sendRelations),
  unitRoute(listRelations, readRelations),
  unitRoute(listAddressRelations, readAddressRelations),
  unitRoute(listDuplicates, findDuplicates),
  unitRoute(mergeAddresses, mergeIntoOne),
  unitRoute(listAddressPlaces, readPlaces),
  unitRoute(changeAddressPlace, changePlace),
  unitRoute(deleteAddressPlace, removePlace),
  unitRoute(listFirms, readFirms),
  unitRoute(adoptAddress, adopt),
  unitRoute(getLinkedAddresses, readLinked),
  unitRoute(listRecognised, readRecognised),
  unitRoute(linkRecognised, linkMany),
  unitRoute(writeToLinked, share),
  unitRoute(linkAddress, link),
  unitRoute(unlinkAddress, unlink),
  unitRoute(listAddressContacts, readContacts),
  unitRoute(createAddressContact, addContact),
  unitRoute(updateAddressContact, saveContact),
  unitRoute(deleteAddressContact, removeContact),
  unitRoute(listAddressOrders, readOrders),
  unitRoute(createAddressOrder, addOrder),
  unitRoute(updateAddressOrder, saveOrder),
  unitRoute(deleteAddressOrder, removeOrder),
];
