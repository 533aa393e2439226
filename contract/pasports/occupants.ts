import { z } from 'zod';
import { validity } from './pasport.ts';
import { endpoint } from '#contract/endpoint.ts';
import { text, wholeNumber } from '#contract/fields.ts';
import {
  spaceParams,
  shortQuery,
  shortListOf,
  recordCalls,
  storedValidity,
  recordBase,
} from './record-calls.ts';

export const occupantFields = {
  users_count: wholeNumber(0, 1000),
  ...validity,
  comment: text(2000),
};
export const occupant = z.object({
  pasport_user_id: z.int(),
  users_count: z.int(),
  ...storedValidity,
  ...recordBase,
});
export const occupantShort = occupant.pick({
  pasport_user_id: true,
  users_count: true,
  valid_from: true,
  valid_to: true,
});
export const listOccupants = endpoint({
  method: 'GET',
  path: '/v1/pasport/users/{unit_id}/{pasport_id}/short',
  access: 'user',
  summary: 'Počty osob v prostoru, nejnovější první',
  params: spaceParams,
  query: shortQuery,
  result: shortListOf(occupantShort),
});
export const {
  get: getOccupant,
  create: createOccupant,
  update: updateOccupant,
  remove: deleteOccupant,
} = recordCalls('user', 'Počet osob', occupantFields, ['users_count', 'valid_from'], occupant);
