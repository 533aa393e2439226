import { Button } from '@mantine/core';
import { IconKeyboard } from '#web/icons/IconKeyboard.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { openedDialog } from './opened.ts';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

/** What of the keyboard a user may set, and the way to the map of keys. */
export function KeySettings() {
  return (
    <FormPanel heading="Klávesové zkratky">
      <Wide>
        <SingleKeysSwitch />
      </Wide>
      <Wide>
        <Button
          variant="default"
          leftSection={<IconKeyboard size="1.125rem" aria-hidden="true" />}
          onClick={() => openedDialog.set('keys')}
        >
          Zobrazit klávesové zkratky
        </Button>
      </Wide>
    </FormPanel>
  );
}
