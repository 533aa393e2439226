import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

/** Colours of crews; each keeps its contrast in light and dark, and never stands without letters. */
export const crewColor = z.enum([
  'blue',
  'green',
  'orange',
  'violet',
  'red',
  'teal',
  'yellow',
  'gray',
]);
export type CrewColor = z.infer<typeof crewColor>;
export const crewColorValue = choice(
  crewColor,
  {
    blue: ['Modrá'],
    green: ['Zelená'],
    orange: ['Oranžová'],
    violet: ['Fialová'],
    red: ['Červená'],
    teal: ['Tyrkysová'],
    yellow: ['Žlutá'],
    gray: ['Šedá'],
  },
  'blue',
);

/** Why a crew or its member does not work; only who manages crews is told. */
export const absenceReason = z.enum(['vacation', 'sickness', 'other']);
export type AbsenceReason = z.infer<typeof absenceReason>;
export const absenceReasonValue = choice(
  absenceReason,
  { vacation: ['Dovolená'], sickness: ['Nemoc'], other: ['Jiné'] },
  'vacation',
);
