import {
  createAddressContact,
  deleteAddressContact,
  updateAddressContact,
} from '#contract/address-contacts.ts';
import {
  createAddressOrder,
  deleteAddressOrder,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import {
  changeAddresses,
  createAddress,
  deleteAddress,
  updateAddress,
} from '#contract/addresses.ts';
import { createCost, deleteCost, updateCost } from '#contract/pasports/costs.ts';
import { createOccupant, deleteOccupant, updateOccupant } from '#contract/pasports/occupants.ts';
import {
  createOwnership,
  deleteOwnership,
  updateOwnership,
} from '#contract/pasports/ownerships.ts';
import { createPayer, deletePayer, updatePayer } from '#contract/pasports/payers.ts';
import { createRoommate, deleteRoommate, updateRoommate } from '#contract/pasports/roommates.ts';
import { createTenant, deleteTenant, updateTenant } from '#contract/pasports/tenants.ts';
import type { Kind } from './kind.ts';

/** Records of people, and of who has what. */
export const peopleKinds: readonly Kind[] = [
  {
    table: 'addresses',
    id: 'address_id',
    ofUnit: true,
    add: createAddress,
    save: updateAddress,
    remove: deleteAddress,
    saveMany: changeAddresses,
    follows: ['full_name'],
  },
  {
    table: 'address_contacts',
    id: 'address_contact_id',
    ofUnit: true,
    add: createAddressContact,
    save: updateAddressContact,
    remove: deleteAddressContact,
  },
  {
    table: 'address_orders',
    id: 'address_order_id',
    ofUnit: true,
    goesForGood: true,
    add: createAddressOrder,
    save: updateAddressOrder,
    remove: deleteAddressOrder,
  },
  {
    table: 'pasport_tenants',
    id: 'pasport_tenant_id',
    ofUnit: true,
    add: createTenant,
    save: updateTenant,
    remove: deleteTenant,
  },
  {
    table: 'pasport_tenant_costs',
    id: 'pasport_tenant_cost_id',
    ofUnit: true,
    add: createCost,
    save: updateCost,
    remove: deleteCost,
  },
  {
    table: 'pasport_payers',
    id: 'pasport_payer_id',
    ofUnit: true,
    add: createPayer,
    save: updatePayer,
    remove: deletePayer,
  },
  {
    table: 'pasport_users',
    id: 'pasport_user_id',
    ofUnit: true,
    add: createOccupant,
    save: updateOccupant,
    remove: deleteOccupant,
  },
  {
    table: 'pasport_ownerships',
    id: 'pasport_ownership_id',
    ofUnit: true,
    add: createOwnership,
    save: updateOwnership,
    remove: deleteOwnership,
  },
  {
    table: 'pasport_roommates',
    id: 'pasport_roommate_id',
    ofUnit: true,
    add: createRoommate,
    save: updateRoommate,
    remove: deleteRoommate,
  },
];
