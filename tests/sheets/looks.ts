import type { BrowserContextOptions } from '@playwright/test';

/** One way of looking at the portal: a window, a scheme, and the size of the print. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly isLarge: boolean;
}

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
const prints = [
  { print: 'light', scheme: 'light', isLarge: false },
  { print: 'dark', scheme: 'dark', isLarge: false },
  { print: 'large', scheme: 'light', isLarge: true },
  { print: 'dark-large', scheme: 'dark', isLarge: true },
] as const;

/** Every window in light, dark, large print, and both together. */
export const looks: readonly Look[] = windows.flatMap(({ width }) =>
  prints.map(({ print, ...look }) => ({ ...look, width, name: `${width}-${print}` })),
);

/** The looks that are asked for: by a whole name, or by a part of it; all where none is. */
export function looksNamed(asked: readonly string[]): readonly Look[] {
  const isNamed = (part: string) => looks.some(({ name }) => name === part);
  return looks.filter(
    ({ name }) =>
      asked.length === 0 ||
      asked.some((part) => (isNamed(part) ? name === part : name.includes(part))),
  );
}

/** What has a window like that of the look. */
export const deviceOf = ({ width }: Look): 'phone' | 'desk' => (width < 600 ? 'phone' : 'desk');

/** What a browser has to be told to show a look; the size of the print is the portal's own. */
export function contextOf(look: Look): BrowserContextOptions {
  const { width, scheme } = look;
  const isPhone = deviceOf(look) === 'phone';
  const height = windows.find((each) => each.width === width)?.height ?? 900;
  return {
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  };
}
