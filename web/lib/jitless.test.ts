import { expect, test } from 'vitest';
import { keepZodFromEval } from './jitless.ts';

test('zod loaded afterwards does without eval', async () => {
  keepZodFromEval();
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
