import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { SimulatedRecipient, SimulationResult } from '#contract/settlement/simulations.ts';
import { drawPdf } from '#server/pdf/draw.ts';
import { simulationDocument } from './simulation-document.ts';

const recipient = (
  id: number,
  name: string,
  [now, after]: readonly [number, number | null],
): SimulatedRecipient => ({
  key: `${id}/2025-01-01`,
  pasport_id: id,
  space_name: String(id),
  building_name: 'Lipová 14',
  name,
  payer: 'owner',
  from: '2025-01-01',
  to: '2025-12-31',
  now,
  after,
  services: [],
});

const heat: SimulationResult['services'][number] = {
  billing_rule_id: 1,
  service_name: 'Teplo',
  house_name: '',
  cost: 30_000_000,
  changes: ['Základní složka: 30 % místo 50 %'],
  doubts: ['Základní složka 30 % je mimo rozmezí vyhlášky (40 až 50 %).'],
  flags: [],
  limited: { now: 0, after: 2 },
};

async function textOf(result: SimulationResult): Promise<string> {
  const paper = {
    name: 'Méně základní složky',
    unit_name: 'Společenství vlastníků Lipová 14',
    today: '2026-04-20',
    settlement: { period_from: '2025-01-01', period_to: '2025-12-31', building_name: 'Lipová 14' },
    sums: { number: 3, cost: 30_000_000 },
    result,
  };
  const bytes = await drawPdf(simulationDocument(paper, '2026-04-20T08:15:00.000Z'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.join(' ').replaceAll(/\s+/gu, ' ');
}

test('a paper for an assembly tells what would be otherwise, and spaces in place of people', async () => {
  const text = await textOf({
    services: [heat],
    recipients: [
      // Two who followed one another are one space.
      recipient(1, 'Jana Nováková', [1_000_000, 1_100_000]),
      recipient(1, 'Petr Svoboda', [200_000, 220_000]),
      recipient(2, 'Eva Dvořáková', [500_000, 380_000]),
    ],
  });
  expect(text).toContain('Simulace vyúčtování služeb 2025 Méně základní složky');
  expect(text).toContain('Náklad 300 000 Kč. Základní složka: 30 % místo 50 %.');
  expect(text).toContain('Korekce do mezí by se týkala 2 prostorů místo 0.');
  expect(text).toContain('mimo rozmezí vyhlášky');
  expect(text).toContain('Víc by zaplatil 1 prostor, nejvýše o 1 200 Kč.');
  expect(text).toContain('Méně by zaplatil 1 prostor, nejvýše o 1 200 Kč.');
  expect(text).toContain('1 12 000 13 200 +1 200 +10 %');
  expect(text).toContain('2 5 000 3 800 −1 200 −24 %');
  expect(text).toContain('Celkem 17 000 17 000 0');
  for (const name of ['Nováková', 'Svoboda', 'Dvořáková']) expect(text).not.toContain(name);
});

test('what cannot be counted has its reason and no sums', async () => {
  const flags = [{ flag: 'use-unknown' as const, space_name: '2' }];
  const text = await textOf({
    services: [{ ...heat, flags }],
    recipients: [recipient(1, 'Jana Nováková', [1_000_000, null])],
  });
  expect(text).toContain('Chybí odečet: 2');
  expect(text).toContain('Podle těchto změn nelze náklady rozdělit.');
  expect(text).not.toContain('Všechny prostory');
});
