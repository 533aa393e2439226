import { z } from 'zod';
import { validity } from './pasport.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, text } from '#contract/fields.ts';
import { spaceParams, recordCalls, storedValidity, recordBase } from './record-calls.ts';

export const roommateFields = {
  address_id: id,
  relation: text(100),
  ...validity,
  comment: text(2000),
};
export const roommate = z.object({
  pasport_roommate_id: z.int(),
  address_id: z.int(),
  roommate_name: z.string(),
  relation: z.string(),
  ...storedValidity,
  ...recordBase,
});
export const listRoommates = endpoint({
  method: 'GET',
  path: '/v1/pasport/roommates/{unit_id}/{pasport_id}',
  access: 'user',
  summary: 'Spolubydlící v prostoru, nejnovější první',
  params: spaceParams,
  result: listOf(roommate),
});
export const {
  get: getRoommate,
  create: createRoommate,
  update: updateRoommate,
  remove: deleteRoommate,
} = recordCalls('roommate', 'Spolubydlící', roommateFields, ['address_id', 'valid_from'], roommate);
