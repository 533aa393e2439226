import { updateClient } from '#contract/clients.ts';
import {
  createDegreeDayMonth,
  createDegreeDayPlace,
  deleteDegreeDayMonth,
  deleteDegreeDayPlace,
  updateDegreeDayMonth,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import { createHeating, deleteHeating, orderHeatings, updateHeating } from '#contract/heating.ts';
import {
  createPasportType,
  deletePasportType,
  orderPasportTypes,
  updatePasportType,
} from '#contract/lists/pasport-types.ts';
import {
  createService,
  deleteService,
  orderServices,
  updateService,
} from '#contract/lists/services.ts';
import { turnUserMessage } from '#contract/messages.ts';
import { updateProfile } from '#contract/profile.ts';
import {
  createRevisionType,
  deleteRevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import { createView, deleteView, updateView } from '#contract/views.ts';
import { inCrew } from './crew-kinds.ts';
import type { Kind } from './kind.ts';

/** Records of the client, in none of its units. */
export const clientKinds: readonly Kind[] = [
  {
    table: 'pasport_types',
    id: 'pasport_type_id',
    ofUnit: false,
    add: createPasportType,
    save: updatePasportType,
    remove: deletePasportType,
    order: { column: 'type_order', call: orderPasportTypes },
  },
  {
    table: 'services',
    id: 'service_id',
    ofUnit: false,
    add: createService,
    save: updateService,
    remove: deleteService,
    order: { column: 'service_order', call: orderServices },
  },
  {
    table: 'heating_items',
    id: 'heating_item_id',
    ofUnit: false,
    add: createHeating,
    save: updateHeating,
    remove: deleteHeating,
    order: { column: 'item_order', call: orderHeatings },
  },
  {
    table: 'heating_indicators',
    id: 'heating_indicator_id',
    ofUnit: false,
    fixed: { auxtype: 'indicators' },
    add: createHeating,
    save: updateHeating,
    remove: deleteHeating,
    order: { column: 'indicator_order', call: orderHeatings },
  },
  {
    table: 'degree_day_places',
    id: 'degree_day_place_id',
    ofUnit: false,
    add: createDegreeDayPlace,
    save: updateDegreeDayPlace,
    remove: deleteDegreeDayPlace,
  },
  {
    table: 'degree_day_months',
    id: 'degree_day_month_id',
    ofUnit: false,
    add: createDegreeDayMonth,
    save: updateDegreeDayMonth,
    remove: deleteDegreeDayMonth,
  },
  {
    table: 'revision_types',
    id: 'revision_type_id',
    ofUnit: false,
    add: createRevisionType,
    save: updateRevisionType,
    remove: deleteRevisionType,
  },
  {
    table: 'client_user_messages',
    id: 'client_user_message_id',
    param: 'client_user_message_id',
    ofUnit: false,
    save: turnUserMessage,
    asSaved: ({ confirmed }) => ({ confirmed: confirmed !== null }),
  },
  {
    table: 'saved_views',
    id: 'saved_view_id',
    ofUnit: false,
    add: createView,
    save: updateView,
    remove: deleteView,
    asNew: ({ client_user_id = null, ...view }) => ({
      ...view,
      is_of_client: client_user_id === null,
    }),
  },
  { table: 'clients', id: 'client_id', param: 'client_id', ofUnit: false, save: updateClient },
  {
    table: 'client_users',
    id: 'client_user_id',
    param: 'client_user_id',
    ofUnit: false,
    save: updateProfile,
    belongs: inCrew,
  },
];
