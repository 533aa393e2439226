import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';
import { NEEDS } from './work-words.ts';

// What came back from a visit and what became of it: values of the wire with their Czech words.

/** How a crew says that a visit ended; after `postponed` it waits for another time. */
export const toldState = z.enum(['done', 'no-access', 'postponed']);
export type ToldState = z.infer<typeof toldState>;
export const toldStateValue = choice(
  toldState,
  { done: ['Hotovo'], 'no-access': ['Nepřístupno'], postponed: ['Přesunout'] },
  'done',
);

/** What became of a result: all of it is written, some of it waits for the office, or the office gave it up. */
export const resultOutcome = z.enum(['written', 'review', 'dismissed']);
export const resultOutcomeValue = choice(
  resultOutcome,
  { written: ['Zapsáno'], review: ['Ke kontrole'], dismissed: ['Nezapíše se'] },
  'written',
);

/** Why a result as a whole could not be taken as it came. */
export const resultConflict = z.enum(['visit-ended', 'visit-unplaced', 'visit-moved']);
export type ResultConflict = z.infer<typeof resultConflict>;
/** The sentence of a conflict for the office. */
export const conflictSentences: Readonly<Record<ResultConflict, string>> = {
  'visit-ended': 'Návštěva už tehdy byla ukončená: jinde zapsal někdo jiný výsledek.',
  'visit-unplaced': 'Návštěvě mezitím někdo zrušil termín.',
  'visit-moved': 'Návštěvu mezitím dostala jiná četa.',
};

/** What a work requires and a result can lack; its Czech names are `needNames`. */
export const missingNeed = z.enum(NEEDS).exclude(['needs_photo']);
export type MissingNeed = z.infer<typeof missingNeed>;

/** What there is of a signature: one drawn by hand, a reason why there is none, a typed name alone, or nothing. */
export const signatureStanding = z.enum(['signed', 'unsigned', 'name-only', 'none']);
export const signatureValue = choice(
  signatureStanding,
  {
    signed: ['Podepsáno'],
    unsigned: ['Nepodepsáno'],
    'name-only': ['Jméno bez podpisu'],
    none: ['Bez podpisu'],
  },
  'none',
);

/** What became of one finding. */
export const findingOutcome = z.enum(['written', 'refused', 'dismissed']);

/** What a photo shows. */
export const photoOf = z.enum(['place', 'old-meter', 'new-meter', 'signature']);
export type PhotoOf = z.infer<typeof photoOf>;
export const photoOfValue = choice(
  photoOf,
  {
    place: ['Místo'],
    'old-meter': ['Dosavadní měřidlo'],
    'new-meter': ['Nové měřidlo'],
    signature: ['Podpis'],
  },
  'place',
);
