import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { longText, wholeNumber } from '#contract/fields.ts';
import { savedVersion } from '#contract/pasports/pasport.ts';

// Texts that each statement of heat and hot water carries (vyhláška č. 269/2015 Sb., § 6 odst. 1 písm. l až o). They
// are not ours to write: whoever administers the client copies them from the decree and from who advises in his region.

const LONGEST = 4000;

const written = {
  /** To whom for advice about energy (l). */
  advice: longText(1000),
  /** Texts A, B and C of annex 5 (m–o). */
  annex_a: longText(LONGEST),
  annex_b: longText(LONGEST),
  annex_c: longText(LONGEST),
  /** So many months before the end of a running period a raise of advances is offered. */
  raise_months: wholeNumber(1, 11),
};

export const statementTexts = z
  .object({ ...written, version: z.int() })
  .meta({ id: 'StatementTexts' });
export type StatementTexts = z.infer<typeof statementTexts>;

export const statementTextLabels = {
  advice: 'Energetické poradenství (písm. l)',
  annex_a: 'Text A přílohy č. 5 (písm. m)',
  annex_b: 'Text B přílohy č. 5 (písm. n)',
  annex_c: 'Text C přílohy č. 5 (písm. o)',
  raise_months: 'Zvýšení záloh nabízet před koncem období',
} as const;

/** Names of those that nobody has written yet. */
export const lackingTexts = (texts: StatementTexts): string[] =>
  (['advice', 'annex_a', 'annex_b', 'annex_c'] as const)
    .filter((key) => texts[key].trim() === '')
    .map((key) => statementTextLabels[key]);

/** As a statement tells them; those that nobody has written are left out. */
export const furtherTexts = ({ advice, annex_a, annex_b, annex_c }: StatementTexts) =>
  [
    { heading: 'Kde Vám poradí s úsporami energie', text: advice },
    { heading: '', text: annex_a },
    { heading: '', text: annex_b },
    { heading: '', text: annex_c },
  ].filter(({ text }) => text.trim() !== '');

const path = '/v1/settlement/texts';
export const getStatementTexts = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['settlements'],
  summary:
    'Texty na vyúčtování tepla a teplé vody a odkdy nabízet zvýšení záloh, stejné pro všechny jednotky',
  result: statementTexts,
});
export const updateStatementTexts = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['settlements'],
  summary: 'Změna textů na vyúčtování tepla a teplé vody a toho, odkdy nabízet zvýšení záloh',
  body: z.object({ ...z.object(written).partial().shape, ...savedVersion }),
  result: statementTexts,
  refuses: ['licence-expired'],
});
