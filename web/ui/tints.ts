const names = ['kastelan', 'brick', 'red', 'yellow', 'green', 'gray'];

/** How much of the colour is in a tint of the dark scheme, at rest and under the pointer. */
export const TINT_PERCENT = { rest: 22, hover: 30 } as const;

const shade = (name: string, index: number) => `var(--mantine-color-${name}-${index})`;
const mixed = (name: string, percent: number) =>
  `color-mix(in srgb, ${shade(name, 5)} ${percent}%, var(--mantine-color-body))`;

/**
 * Variables of the light and outlined variants of each colour: those Mantine derives are too pale in the
 * light scheme and nearly black in the dark one.
 */
export function tints(scheme: 'light' | 'dark'): Record<string, string> {
  const isDark = scheme === 'dark';
  const variables = names.flatMap((name) => {
    const variable = `--mantine-color-${name}`;
    return [
      [`${variable}-light`, isDark ? mixed(name, TINT_PERCENT.rest) : shade(name, 1)],
      [`${variable}-light-hover`, isDark ? mixed(name, TINT_PERCENT.hover) : shade(name, 2)],
      [`${variable}-light-color`, shade(name, isDark ? 3 : 7)],
      [`${variable}-outline`, shade(name, isDark ? 4 : 6)],
    ] as const;
  });
  return Object.fromEntries(variables);
}
