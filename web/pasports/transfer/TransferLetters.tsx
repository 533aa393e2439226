import { Button, Group } from '@mantine/core';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import type { Transfer } from '#contract/pasports/transfers.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { longButton } from '#web/ui/long-button.ts';
import { useSession } from '#web/session/session.ts';
import { printLetters } from './print-letters.ts';
import { lettersOf, type Sender, type Side } from './transfer-letter.ts';

const SIDES: readonly (readonly [Side, string])[] = [
  ['former', 'Dopis dosavadním vlastníkům'],
  ['owners', 'Dopis novým vlastníkům'],
];

/** Letters about a transfer, printed or saved by the browser as PDF. */
export function TransferLetters({ transfer }: { transfer: Transfer }) {
  const sender = useSender();
  return (
    <Group gap="xs">
      {SIDES.map(([side, label]) => {
        const letters = lettersOf(transfer, side, sender);
        return letters.length === 0 ? null : (
          <Button
            key={side}
            variant="default"
            px="xs"
            {...longButton}
            leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
            onClick={() => printLetters(letters)}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}

/** The signed-in person, for the organisation that manages the unit. */
function useSender(): Sender {
  const session = useSession();
  const unit = workedUnit.use();
  const { user, client } = session ?? {};
  return {
    manager: client?.full_name ?? '',
    unit,
    person: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    contacts: [user?.user_identity ?? '', client?.phone ?? ''].filter((part) => part !== ''),
    day: todayInPrague(),
  };
}
