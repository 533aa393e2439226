import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { billingPlaceInput } from './places.ts';
import { billingKind } from './place-words.ts';

/** How many places are made by one call at most. */
const MOST_PLACES = 200;

/** A billing place that the unit could have, as its houses and meters tell. */
export const usualPlace = z
  .object({
    kind: billingKind,
    code: z.string(),
    name: z.string(),
    invoice_place_id: z.int().nullable(),
    /** Empty where the supplier would charge by none. */
    invoice_meter: z.string(),
    /** The houses that it would serve; none for the whole unit. */
    pasport_ids: z.array(z.int()),
    /** Their names; empty for the whole unit. */
    serves: z.string(),
  })
  .meta({ id: 'UsualPlace' });
export type UsualPlace = z.infer<typeof usualPlace>;

const path = '/v1/billing/places/usual/{unit_id}';

export const listUsualPlaces = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary:
    'Obvyklá odběrná místa podle domů a měřidel jednotky: jen druhy, které jednotka ještě nemá',
  params: z.object({ unit_id: id }),
  result: listOf(usualPlace),
});

const { kind, code, name, invoice_place_id } = billingPlaceInput.shape;

export const createBillingPlaces = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary: 'Založení více odběrných míst najednou: všech, nebo žádného',
  creates: true,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    places: z
      .array(
        z.object({
          kind,
          code,
          name,
          invoice_place_id,
          pasport_ids: z.array(id).max(MOST_PLACES),
        }),
      )
      .min(1, 'Vyberte aspoň jedno odběrné místo')
      .max(MOST_PLACES, `Založte nejvýše ${MOST_PLACES} odběrných míst najednou`),
  }),
  result: z.object({ billing_place_ids: z.array(z.int()) }),
  refuses: ['licence-expired', 'list-code-taken'],
});
