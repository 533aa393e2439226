/** A record of the address book as its list names it: of a person the last name comes first. */
export interface ListedName {
  readonly address_type: string;
  readonly full_name: string;
  readonly title_before: string;
  readonly title_after: string;
}

/** 'Novák Jan' as it is said: 'Jan Novák'. */
function spoken(fullName: string): string {
  const words = fullName.split(' ');
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}

/** Texts under which people look for a record: a person by either order of names, with titles, dotted or not. */
export function soughtNames({
  address_type,
  full_name,
  title_before,
  title_after,
}: ListedName): readonly string[] {
  if (address_type !== 'person') return [full_name];
  const [last = ''] = full_name.split(' ');
  const orders = [full_name, spoken(full_name)];
  const before = title_before === '' ? [] : orders.map((name) => `${title_before} ${name}`);
  const after =
    title_after === ''
      ? []
      : [...before, ...orders, `${title_before} ${last}`.trim(), last].flatMap((name) => [
          `${name} ${title_after}`,
          `${name}, ${title_after}`,
        ]);
  const titled = [...before, ...after];
  return [...orders, ...titled, ...titled.map((text) => text.replaceAll('.', ''))];
}
