import {
  createCost,
  deleteCost,
  getCost,
  listCosts,
  listSpaceCosts,
  updateCost,
} from '#contract/pasports/costs.ts';
import { moveTenant } from '#contract/pasports/moving.ts';
import {
  createOccupant,
  deleteOccupant,
  getOccupant,
  listOccupants,
  updateOccupant,
} from '#contract/pasports/occupants.ts';
import {
  createOwnership,
  deleteOwnership,
  getOwnership,
  listOwnerships,
  updateOwnership,
} from '#contract/pasports/ownerships.ts';
import {
  createPayer,
  deletePayer,
  getPayer,
  listPayers,
  readPayer,
  updatePayer,
} from '#contract/pasports/payers.ts';
import {
  createRoommate,
  deleteRoommate,
  getRoommate,
  listRoommates,
  updateRoommate,
} from '#contract/pasports/roommates.ts';
import {
  createRoom,
  deleteRoom,
  getRoom,
  listRooms,
  updateRoom,
} from '#contract/pasports/rooms.ts';
import {
  createDivision,
  createJoining,
  deleteReshaping,
  listReshapings,
} from '#contract/pasports/reshapings.ts';
import {
  createTenant,
  deleteTenant,
  getTenant,
  listTenants,
  updateTenant,
} from '#contract/pasports/tenants.ts';
import { createTransfer, deleteTransfer, listTransfers } from '#contract/pasports/transfers.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { readCosts, readList, readShortList, readSpacePayer } from './lists.service.ts';
import { moveOut } from './moving.service.ts';
import { addRecord, readRecord, removeRecord, saveRecord } from './records.service.ts';
import { divideSpace, readReshapings } from './division.service.ts';
import { joinSpaces } from './joining.service.ts';
import { takeReshapingBack } from './reshaping-back.service.ts';
import { takeTransferBack } from './transfer-back.service.ts';
import { passSpace, readTransfers } from './transfers.service.ts';
import {
  costKind,
  occupantKind,
  ownershipKind,
  payerKind,
  roomKind,
  roommateKind,
  tenantKind,
} from '#server/core/people/record-kinds.sql.ts';
import { costs, occupants, ownerships, payers, roommates, rooms, tenants } from './rules.ts';

export const spaceRecordsRoutes: readonly Route[] = [
  route(listTenants, (call) => readShortList(tenantKind, call)),
  route(getTenant, (call) => readRecord(tenants, call)),
  route(createTenant, (call) => addRecord(tenants, call)),
  route(updateTenant, (call) => saveRecord(tenants, call)),
  route(deleteTenant, (call) => removeRecord(tenants, call)),

  route(listOccupants, (call) => readShortList(occupantKind, call)),
  route(getOccupant, (call) => readRecord(occupants, call)),
  route(createOccupant, (call) => addRecord(occupants, call)),
  route(updateOccupant, (call) => saveRecord(occupants, call)),
  route(deleteOccupant, (call) => removeRecord(occupants, call)),

  route(listOwnerships, (call) => readShortList(ownershipKind, call)),
  route(getOwnership, (call) => readRecord(ownerships, call)),
  route(createOwnership, (call) => addRecord(ownerships, call)),
  route(updateOwnership, (call) => saveRecord(ownerships, call)),
  route(deleteOwnership, (call) => removeRecord(ownerships, call)),

  route(listRooms, (call) => readList(roomKind, call)),
  route(getRoom, (call) => readRecord(rooms, call)),
  route(createRoom, (call) => addRecord(rooms, call)),
  route(updateRoom, (call) => saveRecord(rooms, call)),
  route(deleteRoom, (call) => removeRecord(rooms, call)),

  route(listRoommates, (call) => readList(roommateKind, call)),
  route(getRoommate, (call) => readRecord(roommates, call)),
  route(createRoommate, (call) => addRecord(roommates, call)),
  route(updateRoommate, (call) => saveRecord(roommates, call)),
  route(deleteRoommate, (call) => removeRecord(roommates, call)),

  unitRoute(listCosts, readCosts),
  route(listSpaceCosts, (call) => readList(costKind, call)),
  route(getCost, (call) => readRecord(costs, call)),
  route(createCost, (call) => addRecord(costs, call)),
  route(updateCost, (call) => saveRecord(costs, call)),
  route(deleteCost, (call) => removeRecord(costs, call)),

  route(readPayer, readSpacePayer),
  route(listPayers, (call) => readList(payerKind, call)),
  route(getPayer, (call) => readRecord(payers, call)),
  route(createPayer, (call) => addRecord(payers, call)),
  route(updatePayer, (call) => saveRecord(payers, call)),
  route(deletePayer, (call) => removeRecord(payers, call)),

  route(moveTenant, moveOut),

  route(listTransfers, readTransfers),
  route(createTransfer, passSpace),
  route(deleteTransfer, takeTransferBack),

  route(listReshapings, readReshapings),
  route(createDivision, divideSpace),
  route(createJoining, joinSpaces),
  route(deleteReshaping, takeReshapingBack),
];
