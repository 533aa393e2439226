import type { SelfReading } from '#contract/metering/self-rounds.ts';

/** Filters of the states with what each leaves; a number on a chip is that of its rows. */
export const queueFilters: Readonly<
  Record<string, { readonly text: string; readonly has: (reading: SelfReading) => boolean }>
> = {
  waiting: { text: 'Čekají', has: ({ outcome }) => outcome === 'waiting' },
  doubtful: {
    text: 'S výhradou',
    has: ({ outcome, fault }) => outcome === 'waiting' && fault !== '',
  },
  accepted: { text: 'Převzaté', has: ({ outcome }) => outcome === 'accepted' },
  refused: { text: 'Odmítnuté', has: ({ outcome }) => outcome === 'refused' },
  replaced: { text: 'Nahrazené', has: ({ outcome }) => outcome === 'replaced' },
};

/** What waits and nothing speaks against it. */
export const isReady = ({ outcome, fault }: SelfReading) => outcome === 'waiting' && fault === '';
