import { z } from 'zod';
import { id } from './fields.ts';

/**
 * Claims of identity that any body may carry (specification, section 7). Identity itself comes from
 * the token; a claim that differs from it is refused. The server compares them and takes them away
 * before the body is read, so that no endpoint describes them.
 */
export const identityClaims = z.object({
  user_identity: z.string().max(200).optional(),
  client_id: id.optional(),
});
export type IdentityClaims = z.infer<typeof identityClaims>;
