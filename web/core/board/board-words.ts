import type { BoardState } from '#contract/settlement/board.ts';

/** What a member of a board said, in a word, with its colour. */
export const boardStates: Readonly<
  Record<BoardState, { readonly text: string; readonly color: string }>
> = {
  asked: { text: 'čeká na vyjádření', color: 'yellow' },
  signed: { text: 'podepsáno', color: 'green' },
  objected: { text: 'má připomínku', color: 'brick' },
};
