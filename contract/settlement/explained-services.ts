import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText } from '#contract/fields.ts';
import { settlementDifference } from './differences.ts';
import { explanation } from './explanation.ts';
import { frozenUse } from './frozen.ts';

/** How what a recipient bears of one service came about, with the states that his use lies between. */
const explainedService = z
  .object({
    explanation,
    readings: frozenUse.shape.readings,
    /** Why it is more or less than a year before; null of counts made before that was told. */
    difference: settlementDifference.nullable(),
  })
  .meta({ id: 'ExplainedService' });

export const explainSettlement = endpoint({
  method: 'GET',
  path: '/v1/settlement/explained/{unit_id}/{settlement_id}/{settlement_count_id}',
  access: 'user',
  modules: ['settlements'],
  summary: 'Vysvětlení částek jednoho příjemce po službách: z čeho vzešly, až k dokladům a odečtům',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, settlement_id: id, settlement_count_id: id }),
  query: z.object({ recipient: requiredText(40) }),
  result: listOf(explainedService),
});
