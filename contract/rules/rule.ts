/** A validator of the specification, section 5: the Czech sentence, or null when the value is valid. */
export type Rule = (value: unknown) => string | null;

/** What is wrong with a record as a whole, said at one of its fields. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The rule that says its sentence at the field. */
export function at<R>(
  field: string,
  sentenceOf: (record: R) => string | null,
): (record: R) => FieldFault | null {
  return (record) => {
    const message = sentenceOf(record);
    return message === null ? null : { field, message };
  };
}

/** True for a value nobody has given: undefined, null or the empty text. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The value as a person would have typed it; what no field can hold (objects, symbols) is the empty text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/** Number of characters as a person counts them, and as PostgreSQL does: code points. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** The rule for a field that may stay empty. */
export function optional(rule: Rule): Rule {
  return (value) => (isAbsent(value) ? null : rule(value));
}

/** The first sentence any of the rules has to say, in their order. */
export function allOf(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const sentence = rule(value);
      if (sentence !== null) return sentence;
    }
    return null;
  };
}
