import { Badge } from '@mantine/core';
import type { BoardState } from '#contract/settlement/board.ts';
import { boardStates } from './board-words.ts';

/** What a member of a board said, in a word. */
export function BoardBadge({ state }: { state: BoardState }) {
  const { text, color } = boardStates[state];
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {text}
    </Badge>
  );
}
