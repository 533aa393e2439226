/**
 * How sure the portal is of what it understood: sure by a rule; guessed where people are to look;
 * unclear where a part could not be used and is told.
 */
export type Certainty = 'sure' | 'guessed' | 'unclear';

const order: readonly Certainty[] = ['sure', 'guessed', 'unclear'];

/** The least sure of several. */
export const leastSure = (some: readonly Certainty[]): Certainty =>
  order[Math.max(0, ...some.map((one) => order.indexOf(one)))] ?? 'sure';
