/** Why no record of a space can be read by this mapping. */
export function placeMappingFault(mapped: ReadonlySet<string>): string | null {
  if (!mapped.has('space_number') && !mapped.has('variable_symbol')) {
    return 'Přiřaďte sloupec k číslu prostoru nebo k variabilnímu symbolu';
  }
  return mapped.has('valid_from') ? null : 'Přiřaďte sloupec k začátku platnosti';
}

/** Why no record of a person in a space can be read by this mapping. */
export function recordMappingFault(mapped: ReadonlySet<string>, who: string): string | null {
  const isNamed = ['person', 'business_id', 'email'].some((field) => mapped.has(field));
  const place = placeMappingFault(mapped);
  return place ?? (isNamed ? null : `Přiřaďte sloupec se jménem ${who}`);
}
