/** What a telephone calls: the number without its spaces. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '')}`;
}
