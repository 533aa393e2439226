import { Alert } from '@mantine/core';
import { IconAlertCircle } from '#web/icons/IconAlertCircle.ts';

/** Why the work in the background ended otherwise than it should; nothing for an empty text. */
export function FaultNote({ fault }: { fault: string }) {
  return (
    <div role="alert">
      {fault === '' ? null : (
        <Alert color="red" icon={<IconAlertCircle aria-hidden="true" />} role="none">
          {fault}
        </Alert>
      )}
    </div>
  );
}
