import { spaceFields, spaceChecks } from '#contract/pasports/space-record.ts';
import { spaceInput, type Space } from '#contract/pasports/spaces.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';

/** Fields of a space as its form holds them. */
export type SpaceValues = FormOf<typeof spaceFields>;

export const spaceLabels = labelsOf(spaceFields);

/** Rules of the space's form. */
export const spaceFormRules = ruledBy(spaceInput, spaceChecks);

/** A stored space as its form takes it. */
export const spaceValues = (space: Space): SpaceValues => valuesOf(spaceFields, space);
