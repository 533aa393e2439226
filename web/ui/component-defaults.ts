import type { MantineThemeComponents } from '@mantine/core';

const quick = { duration: 120, transition: 'fade' } as const;

/** Width of a dialog in pixels (specification, section 2). */
const MODAL_WIDTH = 797;

// Controls are 37 px high: with the large print's 120 % they pass the 44 px of its targets.
const controlHeight = '2.3125rem';

const input = {
  wrapper: { '--input-height': controlHeight, '--input-fz': 'var(--mantine-font-size-md)' },
};
const button = {
  root: { '--button-height': controlHeight, '--button-fz': 'var(--mantine-font-size-md)' },
};
// Inside a dialog a header is no banner of the page.
const dialogParts = { header: { role: 'none' } };
const isPlain = (size: unknown) => size === undefined || size === 'sm';

/** Default looks of Mantine's components. */
export const componentDefaults: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm' },
    vars: (_theme: unknown, props: { size?: unknown }) =>
      isPlain(props.size) ? button : { root: {} },
  },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
  Input: {
    vars: (_theme: unknown, props: { size?: unknown }) =>
      isPlain(props.size) ? input : { wrapper: {} },
  },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    vars: () => ({
      description: { '--input-description-size': 'var(--mantine-font-size-xs)' },
      error: { '--input-error-size': 'var(--mantine-font-size-sm)' },
    }),
  },
  Modal: {
    defaultProps: {
      size: `min(${MODAL_WIDTH}px, calc(100vw - 2rem))`,
      transitionProps: quick,
      closeButtonProps: { 'aria-label': 'Zavřít' },
      overlayProps: { backgroundOpacity: 0.4 },
      attributes: dialogParts,
    },
    styles: {
      title: {
        fontSize: 'var(--mantine-h3-font-size)',
        fontWeight: 650,
        lineHeight: 1.3,
        // The ring around the button that closes it does not touch a long one.
        marginInlineEnd: 'var(--mantine-spacing-sm)',
        textWrap: 'pretty',
        // An e-mail or a name of one word is never cut at the edge of a phone.
        minWidth: 0,
        overflowWrap: 'anywhere',
      },
    },
  },
  Drawer: {
    defaultProps: {
      transitionProps: quick,
      closeButtonProps: { 'aria-label': 'Zavřít' },
      attributes: dialogParts,
    },
  },
  Menu: { defaultProps: { transitionProps: quick, shadow: 'md' } },
  Popover: { defaultProps: { transitionProps: quick, shadow: 'md' } },
  Paper: { defaultProps: { withBorder: true } },
  // Letters a quarter of a pixel apart fall on uneven pixels.
  Badge: { defaultProps: { tt: 'none' }, styles: { root: { letterSpacing: 'normal' } } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Switch: { defaultProps: { size: 'md' } },
  Checkbox: {
    vars: () => ({ root: { '--checkbox-icon-color': 'var(--mantine-primary-color-contrast)' } }),
  },
  Loader: { defaultProps: { size: 'sm' } },
};
