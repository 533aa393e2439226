import { z } from 'zod';
import { id } from './fields.ts';

/**
 * Claims of identity that bodies may carry (specification, section 7). Identity itself comes from
 * the token; a claim that differs from it is refused.
 */
export const identityClaims = {
  user_identity: z.string().max(200).optional(),
  client_id: id.optional(),
};
