import { Button } from '@mantine/core';
import { IconEye } from '#web/icons/IconEye.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useShowAgain } from './system-messages.queries.ts';

/** Shows a message again also to those who have put it away. */
export function ShowAgain({ system_message_id }: { system_message_id: number }) {
  const showing = useShowAgain();
  const showAgain = () =>
    showing.mutate(
      { params: { system_message_id }, body: { system_message_id } },
      {
        onSuccess: () => flash('Hlášení se znovu zobrazí všem'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  return (
    <Button
      variant="default"
      loading={showing.isPending}
      leftSection={<IconEye size="1.125rem" aria-hidden="true" />}
      onClick={showAgain}
    >
      Zobrazit znovu všem
    </Button>
  );
}
