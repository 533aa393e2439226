import { z } from 'zod';
import { foldText } from './search.ts';

/** Who bears what spaces of a unit cost: owners of an SVJ, members of a cooperative, tenants of a rental house. */
export const unitPayer = z.enum(['owner', 'member', 'tenant']);
export type UnitPayer = z.infer<typeof unitPayer>;

/** Who bears it in a space that differs from its unit. */
export const exceptionPayer = z.enum(['owner', 'tenant', 'unit']);

/** Who bears it in a space on a day: a member uses his flat by a contract, as a tenant does. */
export const spacePayer = z.enum(['owner', 'member', 'tenant', 'unit']);
export type SpacePayer = z.infer<typeof spacePayer>;

/**
 * Who is likely to pay in a unit of that name. An association says so in its name (občanský zákoník,
 * § 1200 odst. 2 písm. a)), a cooperative too (zákon č. 90/2012 Sb., § 729 odst. 1).
 */
export function likelyPayer(name: string): UnitPayer {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  const has = (...sought: string[]) => sought.some((one) => words.includes(one));
  if (has('svj') || words.some((word) => word.startsWith('spolecenstvi'))) return 'owner';
  return has('bd', 'sbd') || words.some((word) => word.startsWith('druzstv')) ? 'member' : 'tenant';
}
