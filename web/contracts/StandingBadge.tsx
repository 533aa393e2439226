import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconClock } from '#web/icons/IconClock.ts';
import { IconFlag } from '#web/icons/IconFlag.ts';
import { IconHelp } from '#web/icons/IconHelp.ts';
import type { Icon } from '#web/icons/drawn.tsx';
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
