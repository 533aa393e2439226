import { config, type z } from 'zod';
import {
  mostItemsSentence,
  leastItemsSentence,
  maxLengthSentence,
  minLengthSentence,
} from '#contract/rules/length.ts';
import { leastSentence, mostSentence, NOT_A_NUMBER, NOT_WHOLE } from '#contract/rules/number.ts';
import { REQUIRED } from '#contract/rules/required.ts';

type Issue = z.core.$ZodRawIssue;

/** What is said of a value of which nothing better is known. */
const NOT_RIGHT = 'Zadaná hodnota není správná';
const NOT_A_DAY = 'Zadejte datum';

/** What is said of a value of another type, by the type that is wanted. */
const wanted: Readonly<Record<string, string>> = {
  string: 'Zadejte text',
  number: NOT_A_NUMBER,
  int: NOT_WHOLE,
  boolean: 'Zadejte ano nebo ne',
  array: 'Zadejte seznam hodnot',
  object: 'Zadejte záznam s jeho poli',
  record: 'Zadejte záznam s jeho poli',
};

/** What is said of a text in another form, by the form that is wanted. */
const forms: Readonly<Record<string, string>> = {
  date: NOT_A_DAY,
  datetime: 'Zadejte datum a čas',
  email: 'zadejte platnou emailovou adresu',
};

const ofBound = (bound: number | bigint) => Number(bound);

type TooBig = Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>;
type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum'>;

function tooBig({ origin, maximum }: TooBig): string {
  if (origin === 'string') return maxLengthSentence(ofBound(maximum));
  return origin === 'array' ? mostItemsSentence(ofBound(maximum)) : mostSentence(ofBound(maximum));
}

function tooSmall({ origin, minimum }: TooSmall): string {
  if (origin === 'string') return minimum === 1 ? REQUIRED : minLengthSentence(ofBound(minimum));
  return origin === 'array'
    ? leastItemsSentence(ofBound(minimum))
    : leastSentence(ofBound(minimum));
}

/** Of the first kind of value that would pass: an id is first of all a number. */
const ofUnion = ({ errors }: { errors: readonly (readonly z.core.$ZodIssue[])[] }) =>
  errors[0]?.[0]?.message ?? NOT_RIGHT;

function ofValue(issue: Issue): string {
  if (issue.code === 'invalid_type') return wanted[issue.expected] ?? NOT_RIGHT;
  if (issue.code === 'invalid_value') return `Zadejte jednu z hodnot: ${issue.values.join(', ')}`;
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'invalid_format')
    return forms[issue.format] ?? 'Zadaný text nemá správný tvar';
  if (issue.code === 'unrecognized_keys') return 'Toto pole záznam nemá';
  return issue.code === 'invalid_union' ? ofUnion(issue) : NOT_RIGHT;
}

/**
 * The Czech sentence of any fault that no field has a sentence of its own for (specification, section
 * 5): what was not given is required, whatever its type; then the type is judged, then the limits.
 */
export function czechFault(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  return isMissing && issue.code !== 'custom' ? REQUIRED : ofValue(issue);
}

// The one map of faults of both wings; zod has it before any schema of the contract judges anything.
// Not by z.config: the build of the browser takes calls of z for declarations that may be left out.
config({ customError: czechFault });
