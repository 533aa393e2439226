/** Why no record can be read by this mapping. */
export function recordMappingFault(mapped: ReadonlySet<string>, who: string): string | null {
  if (!mapped.has('space_number') && !mapped.has('variable_symbol')) {
    return 'Přiřaďte sloupec k číslu prostoru nebo k variabilnímu symbolu';
  }
  if (!['person', 'business_id', 'email'].some((field) => mapped.has(field))) {
    return `Přiřaďte sloupec se jménem ${who}`;
  }
  return mapped.has('valid_from') ? null : 'Přiřaďte sloupec k začátku platnosti';
}
