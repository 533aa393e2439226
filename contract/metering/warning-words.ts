import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';
import { warningNames } from './warning-names.ts';

// Of what a person is warned about meters, and what people have decided about it.

/** Kinds of warnings, the most urgent first. */
export const warningKind = z.enum([
  'steady',
  'loss',
  'stopped',
  'suspect-up',
  'backflow',
  'seal',
  'ended',
  'suspect-down',
  'unread',
  'ends',
  'remote',
]);
export type WarningKind = z.infer<typeof warningKind>;
export const warningKindValue = choice(warningKind, warningNames, 'unread');

/** Kinds that do harm while nobody looks: what leaks, does not count, or must not be settled by. */
export const burningWarnings: ReadonlySet<WarningKind> = new Set([
  'steady',
  'loss',
  'stopped',
  'backflow',
  'ended',
]);

/** What was decided about a warning; `ceased` is what nobody has decided before its cause went away. */
export const warningState = z.enum(['new', 'solving', 'solved', 'ignored', 'ceased']);
export type WarningState = z.infer<typeof warningState>;
export const warningStateValue = choice(
  warningState,
  {
    new: ['Nové'],
    solving: ['Řeší se'],
    solved: ['Vyřešené'],
    ignored: ['Ignorované'],
    ceased: ['Příčina pominula'],
  },
  'new',
);
