import { describe, expect, test } from 'vitest';
import {
  brick,
  dark,
  darkColors,
  darkGreyFill,
  filledShade,
  gray,
  green,
  kastelan,
  lightColors,
  red,
  yellow,
} from './palette.ts';
import { TINT_PERCENT } from './tints.ts';

const colors = { kastelan, brick, red, yellow, green };

function channels(hex: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, shade] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (shade + 0.05);
}

function mixed(top: string, percent: number, ground: string): string {
  const under = channels(ground);
  const parts = channels(top).map((part, at) =>
    Math.round((part * percent + (under[at] ?? 0) * (100 - percent)) / 100),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe('contrast', () => {
  test('is counted as WCAG counts it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  describe.each([
    ['light', lightColors],
    ['dark', darkColors],
  ] as const)('in the %s scheme', (scheme, scheme_colors) => {
    const grounds = ['ground', 'surface', 'raised', 'marked', 'hovered', 'note'] as const;
    const texts = ['text', 'dimmed', 'placeholder', 'error', 'success', 'warning', 'link'] as const;

    test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
      '%s can be read on %s',
      (text, ground) => {
        expect(contrast(scheme_colors[text], scheme_colors[ground])).toBeGreaterThanOrEqual(4.5);
      },
    );

    test('text of what is disabled can be read', () => {
      expect(contrast(scheme_colors.disabledText, scheme_colors.disabled)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrast(scheme_colors.disabledText, scheme_colors.ground)).toBeGreaterThanOrEqual(
        4.5,
      );
    });

    test.each(Object.entries(colors))(
      'text can be read on a button filled with %s, also under the pointer',
      (_, tuple) => {
        const shade = filledShade[scheme];
        expect(contrast(scheme_colors.onFilled, tuple[shade] ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(scheme_colors.onFilled, tuple[shade + 1] ?? '')).toBeGreaterThanOrEqual(
          4.5,
        );
      },
    );

    test.each(Object.entries(colors))(
      'text can be read on a tint of %s, also under the pointer',
      (_, tuple) => {
        const text = (scheme === 'dark' ? tuple[3] : tuple[7]) ?? '';
        const tints =
          scheme === 'dark'
            ? [TINT_PERCENT.rest, TINT_PERCENT.hover].map((percent) =>
                mixed(tuple[5] ?? '', percent, darkColors.surface),
              )
            : [tuple[1] ?? '', tuple[2] ?? ''];
        for (const tint of tints) expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
      },
    );
  });

  test('grey fills of the dark scheme can be read, and no colour is duller than they are', () => {
    for (const fill of Object.values(darkGreyFill))
      expect(contrast(darkColors.onFilled, fill)).toBeGreaterThanOrEqual(4.5);
    for (const tuple of [kastelan, brick, red, yellow, green]) {
      const colour = contrast(tuple[filledShade.dark] ?? '', darkColors.ground);
      expect(contrast(darkGreyFill.rest, darkColors.ground)).toBeLessThanOrEqual(colour);
    }
  });

  test('the focus ring and the accent stand out from both grounds', () => {
    for (const [scheme, { ground, surface }] of [
      ['light', lightColors],
      ['dark', darkColors],
    ] as const) {
      for (const tuple of [kastelan, brick]) {
        const color = tuple[filledShade[scheme]] ?? '';
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('every scale has ten shades from light to dark', () => {
  for (const tuple of [kastelan, brick, gray, dark, red, yellow, green]) {
    const luminances = tuple.map(luminance);
    expect(luminances).toHaveLength(10);
    expect(luminances).toEqual(luminances.toSorted((a, b) => b - a));
  }
});
