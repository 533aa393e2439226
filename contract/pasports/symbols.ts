import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, wholeNumber } from '#contract/fields.ts';

/** A space without a variable symbol, and the one with check digits that it would get. */
export const issuableSymbol = z
  .object({
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    variable_symbol: z.string(),
  })
  .meta({ id: 'IssuableSymbol' });
export type IssuableSymbol = z.infer<typeof issuableSymbol>;

const shared = {
  path: '/v1/pasports/symbols/{unit_id}',
  access: 'user',
  modules: ['pasports'],
  params: z.object({ unit_id: id }),
  result: listOf(issuableSymbol),
} as const;

export const previewSymbols = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Prostory bez variabilního symbolu a symboly s kontrolními číslicemi, které by dostaly',
});

export const issueSymbols = endpoint({
  ...shared,
  method: 'POST',
  summary: 'Přidělení symbolů s kontrolními číslicemi prostorům, které žádný nemají',
  creates: true,
  timeoutMs: 15_000,
  body: z.object({
    /** How many of them the person saw; where there are others by now, nothing is written. */
    seen: wholeNumber(0, 1_000_000),
  }),
  refuses: ['symbols-differ', 'licence-expired'],
});
