import { Badge } from '@mantine/core';
import type { LogGroup, LogGroupState } from '#contract/log-groups.ts';

interface Word {
  readonly text: string;
  readonly color: string;
}

const levels = new Map<string, Word>([
  ['ERROR', { text: 'Chyba', color: 'red' }],
  ['WARN', { text: 'Varování', color: 'yellow' }],
  ['INFO', { text: 'Informace', color: 'gray' }],
  ['DEBUG', { text: 'Ladění', color: 'gray' }],
]);

const states: Readonly<Record<LogGroupState, Word>> = {
  open: { text: 'nevyřešené', color: 'gray' },
  again: { text: 'znovu', color: 'red' },
  solved: { text: 'vyřešené', color: 'green' },
};

// A level is as the browser told it; one that nobody knows is shown as it came.
const levelOf = (level: string): Word => levels.get(level) ?? { text: level, color: 'gray' };

/** A level in words. */
export const levelText = ({ level }: Pick<LogGroup, 'level'>) => levelOf(level).text;

/** Whether somebody signed in has sent it. */
export const signedInText = ({ signed_in }: Pick<LogGroup, 'signed_in'>) =>
  signed_in ? 'ano' : 'ne';

/** How a group stands, in words. */
export const stateText = ({ state }: Pick<LogGroup, 'state'>) => states[state].text;

function WordBadge({ text, color }: Word) {
  return (
    <Badge component="span" variant="light" color={color} tt="none" miw="max-content">
      <bdi>{text}</bdi>
    </Badge>
  );
}

/** A level in words and in colour. */
export function LevelBadge({ level }: Pick<LogGroup, 'level'>) {
  return <WordBadge {...levelOf(level)} />;
}

/** How a group stands, in words and in colour. */
export function GroupBadge({ state }: Pick<LogGroup, 'state'>) {
  return <WordBadge {...states[state]} />;
}
