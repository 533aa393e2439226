import {
  createSettlement,
  deleteSettlement,
  updateSettlement,
} from '#contract/settlement/settlements.ts';
import {
  createBillingDocument,
  deleteBillingDocument,
  updateBillingDocument,
} from '#contract/billing/documents.ts';
import {
  changeBillingPlaces,
  connectBillingPlace,
  createBillingPlace,
  deleteBillingPlace,
  disconnectBillingPlace,
  updateBillingPlace,
} from '#contract/billing/places.ts';
import {
  changeUnitContracts,
  createUnitContract,
  deleteUnitContract,
  updateUnitContract,
} from '#contract/contracts/contracts.ts';
import { createBillingPlaces } from '#contract/billing/usual-places.ts';
import {
  changeBuildings,
  changeGroups,
  createBuilding,
  createGroup,
  deleteBuilding,
  deleteGroup,
  updateBuilding,
  updateGroup,
} from '#contract/pasports/buildings.ts';
import {
  createElement,
  createFloor,
  deleteElement,
  deleteFloor,
  updateElement,
  updateFloor,
} from '#contract/pasports/floors.ts';
import {
  createBankAccount,
  deleteBankAccount,
  updateBankAccount,
} from '#contract/money/bank-accounts.ts';
import { changeBankMovements, updateBankMovement } from '#contract/money/bank-movements.ts';
import {
  deleteMeter,
  exchangeMeter,
  mountMeter,
  remountMeter,
  updateMeter,
} from '#contract/metering/meters.ts';
import {
  changeMeasuringPlaces,
  createMeasuringPlace,
  deleteMeasuringPlace,
  updateMeasuringPlace,
} from '#contract/metering/places.ts';
import { createReading, deleteReading, updateReading } from '#contract/metering/readings.ts';
import { swapReadings } from '#contract/metering/swap.ts';
import { changeMeterWarnings, updateMeterWarning } from '#contract/metering/warnings.ts';
import { createRoom, deleteRoom, updateRoom } from '#contract/pasports/rooms.ts';
import { changeSpaces, createSpace, deleteSpace, updateSpace } from '#contract/pasports/spaces.ts';
import {
  changeRevisions,
  createRevisionReport,
  createRevisions,
  deleteRevision,
  deleteRevisionReport,
  updateRevision,
  updateRevisionReport,
} from '#contract/revisions.ts';
import { updateSipoSettings } from '#contract/sipo/settings.ts';
import { updateUnit } from '#contract/units.ts';
import type { Kind } from './kind.ts';

/** Records of places, of what is in them, and of the unit. */
export const placeKinds: readonly Kind[] = [
  {
    table: 'pasport_buildings',
    id: 'pasport_building_id',
    ofUnit: true,
    place: 'building',
    add: createBuilding,
    save: updateBuilding,
    remove: deleteBuilding,
    saveMany: changeBuildings,
    follows: ['street_full'],
  },
  {
    table: 'pasport_buildings',
    id: 'pasport_building_id',
    ofUnit: true,
    place: 'group',
    add: createGroup,
    save: updateGroup,
    remove: deleteGroup,
    saveMany: changeGroups,
    follows: ['street_full'],
  },
  {
    table: 'pasport_spaces',
    id: 'pasport_space_id',
    ofUnit: true,
    place: 'space',
    add: createSpace,
    save: updateSpace,
    remove: deleteSpace,
    saveMany: changeSpaces,
  },
  {
    table: 'pasport_floors',
    id: 'pasport_floor_id',
    ofUnit: true,
    add: createFloor,
    save: updateFloor,
    remove: deleteFloor,
  },
  {
    table: 'pasport_building_elements',
    id: 'pasport_building_element_id',
    ofUnit: true,
    add: createElement,
    save: updateElement,
    remove: deleteElement,
  },
  {
    table: 'pasport_rooms',
    id: 'pasport_room_id',
    ofUnit: true,
    add: createRoom,
    save: updateRoom,
    remove: deleteRoom,
    // Areas of a space follow from its rooms.
    brings: ['pasport_spaces'],
  },
  {
    table: 'measuring_places',
    id: 'measuring_place_id',
    ofUnit: true,
    add: createMeasuringPlace,
    save: updateMeasuringPlace,
    remove: deleteMeasuringPlace,
    saveMany: changeMeasuringPlaces,
  },
  // Nobody makes or deletes a warning; what was decided about it is taken back.
  {
    table: 'meter_warnings',
    id: 'meter_warning_id',
    ofUnit: true,
    save: updateMeterWarning,
    saveMany: changeMeterWarnings,
    follows: ['decided_by', 'decided_at'],
  },
  // A device comes and goes with its first reading. An exchange is the end of one and the beginning of
  // another: both are taken back at once. What was deleted is mounted anew by a person alone.
  {
    table: 'meters',
    id: 'meter_id',
    ofUnit: true,
    made: [mountMeter, exchangeMeter],
    save: updateMeter,
    remove: deleteMeter,
    ended: { columns: ['removed_on', 'removal_reason', 'kept_factor'], call: remountMeter },
    // The first reading moves with the day of mounting.
    brings: ['meter_readings'],
  },
  {
    table: 'meter_readings',
    id: 'meter_reading_id',
    ofUnit: true,
    add: createReading,
    save: updateReading,
    remove: deleteReading,
    swapped: { column: 'meter_id', call: swapReadings },
    // A reading may come with its photo, and takes it along.
    brings: ['files'],
  },
  {
    table: 'billing_places',
    id: 'billing_place_id',
    ofUnit: true,
    add: createBillingPlace,
    made: [createBillingPlaces],
    save: updateBillingPlace,
    remove: deleteBillingPlace,
    saveMany: changeBillingPlaces,
  },
  {
    table: 'unit_contracts',
    id: 'unit_contract_id',
    ofUnit: true,
    add: createUnitContract,
    save: updateUnitContract,
    remove: deleteUnitContract,
    saveMany: changeUnitContracts,
    // Its papers go with it.
    brings: ['files'],
  },
  {
    table: 'billing_place_parts',
    id: 'billing_place_part_id',
    ofUnit: true,
    add: connectBillingPlace,
    remove: disconnectBillingPlace,
    asNew: ({ pasport_id, measuring_place_id }) => ({
      pasport_ids: pasport_id === null ? [] : [pasport_id],
      measuring_place_ids: measuring_place_id === null ? [] : [measuring_place_id],
    }),
  },
  {
    table: 'settlements',
    id: 'settlement_id',
    ofUnit: true,
    add: createSettlement,
    save: updateSettlement,
    remove: deleteSettlement,
    // What was counted goes along and is counted anew.
    brings: ['settlement_counts', 'settlement_acceptances'],
  },
  {
    table: 'billing_documents',
    id: 'billing_document_id',
    ofUnit: true,
    add: createBillingDocument,
    save: updateBillingDocument,
    remove: deleteBillingDocument,
    // A document may come with its file, and takes it along.
    brings: ['files'],
  },
  {
    table: 'revisions',
    id: 'revision_id',
    ofUnit: true,
    add: createRevisions,
    save: updateRevision,
    remove: deleteRevision,
    saveMany: changeRevisions,
    asNew: ({ pasport_id, ...fields }) => ({ ...fields, pasport_ids: [pasport_id] }),
  },
  {
    table: 'revision_reports',
    id: 'revision_report_id',
    ofUnit: true,
    add: createRevisionReport,
    save: updateRevisionReport,
    remove: deleteRevisionReport,
    // A report may come with its file, and takes it along.
    brings: ['files'],
  },
  {
    table: 'sipo_settings',
    id: 'unit_id',
    param: 'unit_id',
    ofUnit: true,
    save: updateSipoSettings,
  },
  {
    table: 'bank_accounts',
    id: 'bank_account_id',
    ofUnit: true,
    add: createBankAccount,
    save: updateBankAccount,
    remove: deleteBankAccount,
  },
  // Movements come and go with their statement; what was decided about one is taken back.
  {
    table: 'bank_movements',
    id: 'bank_movement_id',
    param: 'bank_movement_id',
    ofUnit: true,
    save: updateBankMovement,
    saveMany: changeBankMovements,
  },
  { table: 'units', id: 'unit_id', param: 'unit_id', ofUnit: true, save: updateUnit },
];
