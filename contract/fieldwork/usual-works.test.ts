import { expect, test } from 'vitest';
import { usualWorks } from './usual-works.ts';
import { needsFaults, writingFaults } from './work-on.ts';
import { NEEDS } from './work-words.ts';
import { createWork } from './works.ts';

test.each(usualWorks)('the usual work $code can be made as it is offered', (usual) => {
  const { needs, ...work } = usual;
  const flags = Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need)]));
  const body = { ...work, ...flags, checklist: [...work.checklist], valid_from: '2026-01-01' };
  expect(createWork.body.safeParse(body).error).toBeUndefined();
  expect(writingFaults({ ...work, revision_type_id: null })).toEqual([]);
  const { needs_state = false, needs_number = false } = flags;
  expect(needsFaults(work.writes, { needs_state, needs_number })).toEqual([]);
});

test('usual works have each another code', () => {
  const codes = usualWorks.map(({ code }) => code.toLowerCase());
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(8);
});
