// What people are asked to prepare for a visit.

/** What is asked where the work says nothing of its own. */
const USUAL =
  'Připravte, prosím, přístup ke všem měřidlům a uzávěrům: odsuňte nábytek, odkryjte dvířka.';

/** What people are to prepare, in sentences; each once however many versions of works say it. */
export function preparationText(said: readonly string[]): string {
  const sentences = said.map((one) => (one.trim() === '' ? USUAL : one.trim()));
  return [...new Set(sentences)].join('\n');
}
