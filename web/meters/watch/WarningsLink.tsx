import { Badge, Button } from '@mantine/core';
import { IconBell } from '#web/icons/IconBell.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { Go } from '../place.ts';
import { openCount } from './warning-filters.ts';
import { useWarnings } from './warnings.queries.ts';

/** The way to the warnings, with how many of them wait. */
export function WarningsLink({ unit_id, go }: { unit_id: number; go: Go }) {
  const count = openCount(useWarnings(unit_id).data?.values);
  return (
    <Button
      variant="default"
      leftSection={<IconBell size="1.125rem" aria-hidden="true" />}
      rightSection={
        count === undefined ? null : (
          <Badge component="span" variant="light" color={count > 0 ? 'red' : 'gray'}>
            {formatNumber(count, 0)}
          </Badge>
        )
      }
      onClick={() => go({ view: 'warnings' })}
    >
      Upozornění
    </Button>
  );
}
