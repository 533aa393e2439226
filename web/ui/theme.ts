import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type {
  CSSVariablesResolver,
  MantineThemeOverride,
  VariantColorsResolver,
} from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';
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
import type { SchemeColors } from './palette.ts';
import { tints } from './tints.ts';

// The generic system-ui comes late: some Linux systems answer it with another face for each weight.
const FONT =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Open Sans', 'Liberation Sans', 'DejaVu Sans', system-ui, sans-serif";
const MONOSPACE =
  "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

// Every fill of the dark scheme is light, so text on it is dark, whatever the colour.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPlainFill = input.variant === 'filled' && colors.background.endsWith('-filled)');
  return isPlainFill ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors;
};

const heading = (rems: number) => ({
  fontSize: `${rems}rem`,
  lineHeight: '1.3',
  fontWeight: '650',
});

/** Theme of the portal. All sizes are in rem, so the large print only enlarges the root font. */
export const theme: MantineThemeOverride = createTheme({
  colors: { kastelan, brick, gray, dark, red, yellow, green },
  primaryColor: 'kastelan',
  primaryShade: filledShade,
  black: lightColors.text,
  variantColorResolver,
  fontFamily: FONT,
  fontFamilyMonospace: MONOSPACE,
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: '0 1px 2px rgb(33 29 25 / 6%)',
    md: '0 2px 8px rgb(33 29 25 / 10%)',
    lg: '0 4px 16px rgb(33 29 25 / 12%)',
    xl: '0 8px 28px rgb(33 29 25 / 16%)',
  },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: heading(1.5),
      h2: heading(1.1875),
      h3: heading(1.0625),
      h4: heading(0.9375),
      h5: heading(0.9375),
      h6: heading(0.875),
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: componentDefaults,
});

function schemeVariables(colors: SchemeColors): Record<string, string> {
  return {
    '--mantine-color-body': colors.surface,
    '--mantine-color-text': colors.text,
    '--mantine-color-bright': colors.text,
    '--mantine-color-dimmed': colors.dimmed,
    '--mantine-color-placeholder': colors.placeholder,
    '--mantine-color-error': colors.error,
    '--mantine-color-success': colors.success,
    '--mantine-color-anchor': colors.link,
    '--mantine-color-default': colors.surface,
    '--mantine-color-default-hover': colors.hovered,
    '--mantine-color-default-color': colors.text,
    '--mantine-color-default-border': colors.border,
    '--mantine-color-disabled': colors.disabled,
    '--mantine-color-disabled-color': colors.disabledText,
    '--mantine-color-disabled-border': colors.border,
    '--mantine-primary-color-contrast': colors.onFilled,
    '--k-ground': colors.ground,
    '--k-raised': colors.raised,
    '--k-marked': colors.marked,
    '--k-hovered': colors.hovered,
    '--k-warning': colors.warning,
    '--k-note': colors.note,
  };
}

/** CSS variables of both schemes over those Mantine derives from the theme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...schemeVariables(lightColors),
    ...tints('light'),
    '--k-line': gray[3],
    '--k-sign': kastelan[6],
  },
  dark: {
    ...schemeVariables(darkColors),
    ...tints('dark'),
    '--mantine-color-gray-filled': darkGreyFill.rest,
    '--mantine-color-gray-filled-hover': darkGreyFill.hover,
    '--k-line': dark[5],
    '--k-sign': kastelan[5],
  },
});
