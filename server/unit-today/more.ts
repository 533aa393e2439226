import { czechPlural } from '#contract/rules/plural.ts';

/** ' a 4 další' of five things told by the first one; nothing where it is the only one. */
export function moreText(count: number): string {
  const rest = count - 1;
  return rest > 0 ? ` a ${rest} ${czechPlural(rest, 'další', 'další', 'dalších')}` : '';
}
