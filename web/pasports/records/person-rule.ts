/** Text of an ended choice for the differences of a conflict. */
export function personText(nameOf: (address_id: number) => string | undefined) {
  return (value: unknown) =>
    typeof value === 'number' ? (nameOf(value) ?? 'osoba mimo adresář') : '(nevybráno)';
}
