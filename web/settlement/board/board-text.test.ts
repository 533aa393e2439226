import { expect, test } from 'vitest';
import type { BoardReview } from '#contract/settlement/board.ts';
import { askedOf, boardText } from './board-text.ts';

const review = (fields: Partial<BoardReview>): BoardReview => ({
  settlement_review_id: 1,
  unit_id: 1,
  settlement_id: 4,
  settlement_count_id: 31,
  number: 2,
  name: 'Jana Výborová',
  recipient: '',
  state: 'asked',
  signed_name: '',
  comment: '',
  decided: '',
  created: '2026-03-02T08:15:00.000Z',
  created_by: '',
  expires: '2099-12-31',
  opened: '',
  opened_last: '',
  opened_count: 0,
  revoked: '',
  ...fields,
});

test('only those who were asked about the count and may still answer, or have, are told', () => {
  const reviews = [
    review({ settlement_count_id: 30, state: 'signed' }),
    review({ revoked: '2026-03-03T08:15:00.000Z' }),
    review({ expires: '2026-03-01' }),
    review({ state: 'signed', expires: '2026-03-01' }),
    review({}),
  ];
  expect(askedOf(reviews, 31, '2026-03-02')).toEqual(reviews.slice(3));
});

test('how the board stands, in a sentence', () => {
  const [one, signed, objected] = [
    review({}),
    review({ state: 'signed' }),
    review({ state: 'objected' }),
  ];
  expect(boardText([], 31)).toBe('');
  expect(boardText([one, one], 31)).toBe('Výbor: zatím se nikdo nevyjádřil, požádáno: 2.');
  expect(boardText([signed, signed, one], 31)).toBe('Výbor: podepsali 2 z 3.');
  expect(boardText([signed, objected], 31)).toBe('Výbor: podepsal 1 z 2, 1 má připomínku.');
});
