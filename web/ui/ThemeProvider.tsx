import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { schemeManager } from './appearance.ts';
import './styles.ts';
import { cssVariables, theme } from './theme.ts';

const manager = schemeManager();

// The server writes the page's nonce here; browsers hide it from the attribute, not from the property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// The scroll lock of dialogs makes its own style element.
if (nonce !== '') setNonce(nonce);

/** Mantine with the theme of the portal, under the page's content-security policy. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
