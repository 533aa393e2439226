/** Whether a unit knows under which numbers it hands over to the post. */
export function isAgreed({
  organisation_number,
  fee_code,
}: {
  readonly organisation_number: string;
  readonly fee_code: string;
}): boolean {
  return organisation_number !== '' && fee_code !== '';
}
