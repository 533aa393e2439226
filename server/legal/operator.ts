import type { Operator } from '#contract/legal.ts';

const UNNAMED = 'ten, kdo tuto instalaci portálu spravuje (jeho údaje zatím nebyly vyplněny)';
const UNREACHED = 'zatím nebyl vyplněn; obraťte se na toho, kdo vám přístup do portálu zřídil';

function given(parts: readonly (readonly [label: string, value: string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}${value}`)
    .join(', ');
}

/** The text with the operator in the place of its placeholders; who has not been filled in is said so. */
export function named(content: string, operator: Operator): string {
  const who = given([
    ['', operator.operator_name],
    ['IČO ', operator.operator_business_id],
    ['', operator.operator_address],
  ]);
  const contact = given([
    ['e-mail ', operator.operator_email],
    ['telefon ', operator.operator_phone],
    ['datová schránka ', operator.operator_data_box],
  ]);
  return content
    .replaceAll('{provozovatel}', () => (operator.operator_name === '' ? UNNAMED : who))
    .replaceAll('{kontakt}', () => (contact === '' ? UNREACHED : contact));
}
