import { expect, test } from 'vitest';
import { statementPaper, statementService } from '#tests/statement-paper.ts';
import { statementLetter } from './statement-letter.ts';

const link = { url: 'https://portal.example/vyuctovani/x', expires: '2026-10-31' };
const bodyOf = (paper = statementPaper()) => statementLetter(paper, link).body;

test('who is to pay is told of the code of the payment behind the link', () => {
  expect(bodyOf()).toContain(
    'Vysvětlení každé částky, doklady k nahlédnutí a kód QR platby najdete na tomto odkazu',
  );
});

test('who gets money back is promised no code', () => {
  const overpaid = [statementService({ service_id: 3, claimed: 900_000 })];
  const body = bodyOf(statementPaper({ services: overpaid }));
  expect(body).not.toContain('QR');
  expect(body).toContain('Vysvětlení každé částky a doklady k nahlédnutí najdete na tomto odkazu');
});
