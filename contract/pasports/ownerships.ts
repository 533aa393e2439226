import { z } from 'zod';
import { validity } from './pasport.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, text, wholeNumber } from '#contract/fields.ts';
import {
  spaceParams,
  shortQuery,
  shortListOf,
  recordCalls,
  storedValidity,
  recordBase,
} from './record-calls.ts';

const sharePart = wholeNumber(1, 2_000_000_000);
export const ownershipFields = {
  address_id: id,
  /** Share of the space as a fraction. */
  share_numerator: sharePart,
  share_denominator: sharePart,
  /** Společné jmění manželů. */
  is_joint: z.boolean(),
  /** Casts the vote of the space in the owners' association. */
  has_vote: z.boolean(),
  ...validity,
  comment: text(2000),
};
export const ownership = z.object({
  pasport_ownership_id: z.int(),
  address_id: z.int(),
  owner_name: z.string(),
  share_numerator: z.int(),
  share_denominator: z.int(),
  is_joint: z.boolean(),
  has_vote: z.boolean(),
  ...storedValidity,
  ...recordBase,
});
export const ownershipShort = ownership.omit({
  unit_id: true,
  pasport_id: true,
  comment: true,
  created: true,
  updated: true,
  version: true,
});
export const listOwnerships = endpoint({
  method: 'GET',
  path: '/v1/pasport/ownerships/{unit_id}/{pasport_id}/short',
  access: 'user',
  summary: 'Vlastnictví prostoru, nejnovější první',
  params: spaceParams,
  query: shortQuery,
  result: shortListOf(ownershipShort),
});
export const {
  get: getOwnership,
  create: createOwnership,
  update: updateOwnership,
  remove: deleteOwnership,
} = recordCalls(
  'ownership',
  'Vlastnictví',
  ownershipFields,
  ['address_id', 'valid_from'],
  ownership,
);
