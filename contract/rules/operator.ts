/** What the texts name the operator by: whom people agree with, and how he is reached. */
const NAMED_BY = {
  operator_name: 'název nebo jméno',
  operator_address: 'sídlo',
  operator_email: 'e-mail',
} as const;

/** What of the operator is still to be filled in before anybody can agree to his terms, in Czech. */
export function missingOfOperator(
  operator: Readonly<Record<keyof typeof NAMED_BY, string>>,
): string[] {
  return Object.entries(NAMED_BY)
    .filter(([field]) => operator[field as keyof typeof NAMED_BY].trim() === '')
    .map(([, label]) => label);
}
