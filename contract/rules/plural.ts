const categories = new Intl.PluralRules('cs');

/**
 * The Czech form that belongs to a count: 1 byt, 2 byty, 5 bytů, 1,5 bytu (specification, section 5,
 * minimum length). Without the fraction form a fraction takes the form of many.
 */
export function czechPlural(
  count: number,
  one: string,
  few: string,
  many: string,
  fraction: string = many,
): string {
  switch (categories.select(count)) {
    case 'one':
      return one;
    case 'few':
      return few;
    // The locale data call the form for fractions "many" and the one for 0 and 5+ "other".
    case 'many':
      return fraction;
    default:
      return many;
  }
}
