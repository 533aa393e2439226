import { Switch } from '@mantine/core';
import { setSingleKeys, useSingleKeys } from '#web/lib/keys/single-keys.ts';

/** Switches keys without Ctrl on and off. */
export function SingleKeysSwitch() {
  return (
    <Switch
      label="Klávesy bez Ctrl"
      description="Vypněte je, když portál ovládáte hlasem nebo se vám mačkají omylem. Platí pro vás na tomto zařízení."
      checked={useSingleKeys()}
      onChange={(event) => setSingleKeys(event.currentTarget.checked)}
    />
  );
}
