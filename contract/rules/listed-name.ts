import type { ListedName } from './sought-name.ts';

/** A person as lists have him, with the titles behind: 'Nováková Jana, Ing., Ph.D.'; a firm by its name. */
export function listedName({
  address_type,
  full_name,
  title_before,
  title_after,
}: ListedName): string {
  const titles = address_type === 'person' ? [title_before, title_after] : [];
  return [full_name, ...titles].filter((part) => part !== '').join(', ');
}
