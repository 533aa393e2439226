import { PasswordInput } from '@mantine/core';
import type { PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A box for a password, with a button that shows what is typed in it; the library says it in English. */
export function PasswordBox(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? 'Skrýt heslo' : 'Zobrazit heslo';
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      // What the label says would be denied by "pressed".
      visibilityToggleButtonProps={{ 'aria-label': label, 'aria-pressed': undefined, title: label }}
    />
  );
}
