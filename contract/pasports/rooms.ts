import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { requiredText, text, wholeNumber, decimalNumber } from '#contract/fields.ts';
import { area, validity } from './pasport.ts';
import { spaceParams, recordCalls, storedValidity, recordBase } from './record-calls.ts';

export const roomFields = {
  room_name: requiredText(100),
  room_order: wholeNumber(0, 1000),
  floor_area: area,
  is_heated: z.boolean(),
  /**
   * What of the floor area counts when heat is divided; vyhláška 269/2015 Sb., annex 1. Over 1 in
   * shops and offices; pipes through the room add to it on four decimals.
   */
  countable_coefficient: decimalNumber(0, 2, 4),
  ...validity,
  comment: text(2000),
};
export const room = z.object({
  pasport_room_id: z.int(),
  room_name: z.string(),
  room_order: z.int(),
  floor_area: z.number(),
  is_heated: z.boolean(),
  countable_coefficient: z.number(),
  ...storedValidity,
  ...recordBase,
});
export const listRooms = endpoint({
  method: 'GET',
  path: '/v1/pasport/rooms/{unit_id}/{pasport_id}',
  access: 'user',
  summary: 'Místnosti prostoru v jejich pořadí',
  params: spaceParams,
  result: listOf(room),
});
export const {
  get: getRoom,
  create: createRoom,
  update: updateRoom,
  remove: deleteRoom,
} = recordCalls('room', 'Místnost', roomFields, ['room_name', 'valid_from'], room);
