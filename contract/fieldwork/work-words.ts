import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

/** What a done visit writes to the records of the unit. */
export const workWrites = z.enum(['reading', 'exchange', 'revision', 'nothing']);
export type WorkWrites = z.infer<typeof workWrites>;
export const workWritesValue = choice(
  workWrites,
  {
    reading: ['Odečet'],
    exchange: ['Výměnu měřidla'],
    revision: ['Revizi'],
    nothing: ['Nic'],
  },
  'nothing',
);

/** What a visit has to bring back, in the order in which it is asked for. */
export const NEEDS = [
  'needs_state',
  'needs_number',
  'needs_seal',
  'needs_photo',
  'needs_signature',
] as const;
export type Need = (typeof NEEDS)[number];

/** Names of what a visit has to bring back, where room is short. */
export const needNames: Readonly<Record<Need, string>> = {
  needs_state: 'stav',
  needs_number: 'číslo',
  needs_seal: 'plomba',
  needs_photo: 'foto',
  needs_signature: 'podpis',
};

/** Required data of a work as one text: 'stav, číslo, foto'; empty where nothing is required. */
export function needsText(version: Readonly<Record<Need, boolean>>): string {
  return NEEDS.filter((need) => version[need])
    .map((need) => needNames[need])
    .join(', ');
}
