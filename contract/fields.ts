import { z } from 'zod';
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

const wantsText = { error: 'Zadejte text' };
// Neither PostgreSQL text nor a person's form can hold the zero character, nor half of a character.
const storable = z
  .string(wantsText)
  .trim()
  .regex(/^[^\u0000\p{Surrogate}]*$/u, 'Text obsahuje nepovolený znak');

/** Text trimmed, at most `max` characters; may be empty. */
export const text = (max: number) => ruled(storable, maxLengthRule(max));

/** Text that must be given, `min` to `max` characters. */
export const requiredText = (max: number, min = 1) =>
  ruled(storable, required, ...(min > 1 ? [minLengthRule(min)] : []), maxLengthRule(max));

/** E-mail address that may be empty. */
export const optionalEmail = (max: number) => ruled(text(max), optionalEmailRule);

/** E-mail address that must be given; kept in lower case, because it names a person. */
export const identity = ruled(storable, required, emailRule, maxLengthRule(200)).transform(
  (value) => value.toLowerCase(),
);

/** A whole number within the limits, both included. */
export const wholeNumber = (least: number, most: number) =>
  z.int(NOT_A_NUMBER).min(least, leastSentence(least)).max(most, mostSentence(most));

/** A number within the limits, both included, with at most so many decimal places. */
export const decimalNumber = (least: number, most: number, places: Decimals) =>
  z
    .number(NOT_A_NUMBER)
    .min(least, leastSentence(least))
    .max(most, mostSentence(most))
    .refine((value) => hasDecimals(value, places), decimalsSentence(places));

const digits = z
  .string()
  .regex(/^\d{1,10}$/, NOT_A_NUMBER)
  .transform(Number);
const LARGEST_ID = 2_147_483_647;

function idBy(absent: string, tooSmall: string) {
  const positive = z.int(absent).min(1, tooSmall).max(LARGEST_ID, mostSentence(LARGEST_ID));
  return z.union([positive, digits.pipe(positive)], { error: absent });
}

/** Identifier of a record: a positive whole number that fits the database; digits as text are accepted. */
export const id = idBy(NOT_A_NUMBER, leastSentence(1));

/** Identifier of a record that has to be chosen; the sentence asks for it. */
export const chosenId = (sentence: string) => idBy(sentence, sentence);

/** Version of a record as it was read; a save against an older one is refused with 409. */
export const version = z.number({ error: NOT_A_NUMBER }).int().min(1).optional();

/** Day of the Czech calendar that a person gives, `YYYY-MM-DD`, within what records can tell of. */
export const day = z.iso
  .date('Zadejte datum')
  .refine(
    (value) => value >= '1800-01-01' && value <= '2199-12-31',
    'Zadejte datum v letech 1800 až 2199',
  );

/** Moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** Moment that may be missing: empty text then. */
export const momentOrEmpty = z.union([moment, z.literal('')]);

/** A box that has to be ticked. */
export const ticked = (message: string) => z.literal(true, { error: message });
