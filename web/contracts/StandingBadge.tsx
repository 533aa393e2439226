import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCheck,
  IconClock,
  IconFlag,
  IconHelp,
  type Icon,
} from '@tabler/icons-react';
import type { MeasuredState } from '#contract/rules/contract-measure.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { standingText, stateColors, type Standing } from './contract-words.ts';

const signs: Readonly<Record<MeasuredState, Icon>> = {
  expired: IconAlertTriangle,
  notice: IconBell,
  warned: IconBell,
  ending: IconClock,
  unknown: IconHelp,
  fine: IconCheck,
  ended: IconFlag,
};

/** How a contract stands, in a word, in colour and by a sign. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const Sign = signs[standing.state];
  return (
    <Badge
      component="span"
      variant="light"
      color={stateColors[standing.state]}
      tt="none"
      leftSection={<Sign size="0.875rem" aria-hidden="true" />}
    >
      {standingText(standing, todayInPrague())}
    </Badge>
  );
}
