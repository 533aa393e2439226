import './czech-faults.ts';
import { z } from 'zod';
import { manyLinesRule, oneLineRule, plainLine, plainLines } from '#contract/rules/characters.ts';
import { emailRule, optionalEmailRule } from '#contract/rules/email.ts';
import {
  decimalsSentence,
  hasDecimals,
  leastSentence,
  mostSentence,
  NOT_A_NUMBER,
  type Decimals,
} from '#contract/rules/number.ts';
import type { Rule } from '#contract/rules/rule.ts';
import { maxLengthRule, minLengthRule } from '#contract/rules/length.ts';
import { required } from '#contract/rules/required.ts';

/** Adds a house rule to a schema: its Czech sentence becomes the field's fault. */
export function ruled<S extends z.ZodType>(schema: S, ...rules: readonly Rule[]): S {
  return rules.reduce(
    (made, rule) =>
      made.superRefine((value, context) => {
        const message = rule(value);
        if (message !== null) context.addIssue({ code: 'custom', message });
      }),
    schema,
  );
}

const oneLine = ruled(z.string().overwrite(plainLine), oneLineRule);
const manyLines = ruled(z.string().overwrite(plainLines), manyLinesRule);

const given = (min: number) => [required, ...(min > 1 ? [minLengthRule(min)] : [])];

/** One line of text trimmed, at most `max` characters; may be empty. */
export const text = (max: number) => ruled(oneLine, maxLengthRule(max)).meta({ maxLength: max });

/** A number that is only a name, as people paste it: spaces between its digits are left out. */
export const spaceless = (max: number) =>
  ruled(
    z.string().overwrite((value) => plainLine(value).replaceAll(/\s/gu, '')),
    oneLineRule,
    maxLengthRule(max),
  );

/** One line of text that must be given, `min` to `max` characters. */
export const requiredText = (max: number, min = 1) =>
  ruled(oneLine, ...given(min), maxLengthRule(max)).meta({ minLength: min, maxLength: max });

/** Text of any lines trimmed, at most `max` characters; may be empty. */
export const longText = (max: number) =>
  ruled(manyLines, maxLengthRule(max)).meta({ maxLength: max });

/** Text of any lines that must be given, `min` to `max` characters. */
export const requiredLongText = (max: number, min = 1) =>
  ruled(manyLines, ...given(min), maxLengthRule(max)).meta({ minLength: min, maxLength: max });

/** E-mail address that may be empty. */
export const optionalEmail = (max: number) => ruled(text(max), optionalEmailRule);

/** E-mail address that must be given; kept in lower case, because it names a person. */
export const identity = ruled(oneLine, required, emailRule, maxLengthRule(200)).transform((value) =>
  value.toLowerCase(),
);

/** A whole number within the limits, both included. */
export const wholeNumber = (least: number, most: number) =>
  z
    .number()
    .min(least, { error: leastSentence(least), abort: true })
    .max(most, { error: mostSentence(most), abort: true })
    .int();

/** A number within the limits, both included, with at most so many decimal places. */
export const decimalNumber = (least: number, most: number, places: Decimals) =>
  z
    .number()
    .min(least, leastSentence(least))
    .max(most, mostSentence(most))
    .refine((value) => hasDecimals(value, places), decimalsSentence(places));

/** Money on the wire: a whole number of hellers. */
export const hellers = z.int().meta({ description: 'V haléřích' });

const digits = z
  .string()
  .regex(/^\d{1,10}$/, NOT_A_NUMBER)
  .transform(Number);
const LARGEST_ID = 2_147_483_647;

const idOf = (positive: z.ZodNumber) => z.union([positive, digits.pipe(positive)]);

/** Identifier of a record: a positive whole number that fits the database; digits as text are accepted. */
export const id = idOf(wholeNumber(1, LARGEST_ID));

/** A sentence of a field's own about what was given; what was not is required. */
export const ifGiven = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : sentence),
});

/** Identifier of a record that has to be chosen; the sentence asks for it. */
export const chosenId = (sentence: string) => {
  const positive = z.number(sentence).min(1).max(LARGEST_ID, mostSentence(LARGEST_ID)).int();
  return z.union([positive, digits.pipe(positive)], ifGiven(sentence));
};

/** Version of a record as it was read; a save against an older one is refused with 409. */
export const version = wholeNumber(1, LARGEST_ID).optional();

/** What records can tell of; a day, or a moment that begins with its day. */
const isTold = (value: string) => value >= '1800-01-01' && value < '2200-01-01';
const OUT_OF_TIME = 'Zadejte datum v letech 1800 až 2199';

/** Day of the Czech calendar that a person gives, `YYYY-MM-DD`, within what records can tell of. */
export const day = z.iso.date({ abort: true }).refine(isTold, OUT_OF_TIME);

/** Moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** Moment that a person gives, in UTC, within what records can tell of. */
export const givenMoment = z.iso.datetime({ abort: true }).refine(isTold, OUT_OF_TIME);

/** Moment that may be missing: empty text then. */
export const momentOrEmpty = z.union([moment, z.literal('')]);

/** A box that has to be ticked. */
export const ticked = (message: string) => z.literal(true, { error: message });
