import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crewColor } from '#contract/fieldwork/crew-words.ts';

const sheet = readFileSync('web/core/crews/crews.module.css', 'utf8');

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(crewColor.options)('letters are read on %s by day and by night', (color) => {
  const [, rule = ''] = new RegExp(`\\.${color} \\{(.*?\\n)\\}`, 'su').exec(sheet) ?? [];
  const pairs = [...rule.matchAll(/\bcolor: (#\w{6});\s+background-color: (#\w{6})/gu)];
  expect(pairs).toHaveLength(2);
  for (const [, letters = '', ground = ''] of pairs)
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
});
