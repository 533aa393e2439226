import { z } from 'zod';
import { documentKind } from '#contract/billing/document-words.ts';
import { hellers } from '#contract/fields.ts';

/** A supplier's document that is otherwise than the issued count took it; sums in hellers. */
export const laterDocument = z
  .object({
    billing_document_id: z.int(),
    billing_place_id: z.int(),
    place_name: z.string(),
    number: z.string(),
    kind: documentKind,
    /** It was not there, is of another sum, period or place, or is in the period no more. */
    change: z.enum(['added', 'changed', 'gone']),
    /** The whole of it now, and as it was counted; null where it is not there now, or was not. */
    total: hellers.nullable(),
    former: hellers.nullable(),
  })
  .meta({ id: 'LaterDocument' });
export type LaterDocument = z.infer<typeof laterDocument>;
