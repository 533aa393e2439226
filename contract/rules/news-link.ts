import { textOf, type Rule } from './rule.ts';

const FAULT_OUTER = 'Zadejte adresu začínající https:// nebo http://';
const FAULT_INNER = 'Zadejte adresu v portálu začínající lomítkem';

// White space, control and invisible characters: what is seen would not be what is followed.
const unseen = /[\s\p{Cc}\p{Cf}\\]/u;

/** Where a link of the news may lead. */
export type LinkKind = 'inner' | 'outer' | 'mail';

/**
 * What kind of a link the address is; null for one that nobody may be led to: another scheme, another
 * server hidden behind a name or a slash, invisible characters.
 */
export function linkKind(address: string): LinkKind | null {
  if (unseen.test(address)) return null;
  if (/^\/(?![/\\])/.test(address)) return 'inner';
  if (/^mailto:[^?&:/@]+@[^?&:/@]+$/i.test(address)) return 'mail';
  return /^https?:\/\/[^/?#@]+(?:[/?#].*)?$/i.test(address) && URL.canParse(address)
    ? 'outer'
    : null;
}

/** The rule for the link of an item: an address elsewhere, or one within the portal; it may stay empty. */
export function newsLinkRule(isExternal: boolean): Rule {
  return (value) => {
    const address = textOf(value).trim();
    const wanted: LinkKind = isExternal ? 'outer' : 'inner';
    if (address === '' || linkKind(address) === wanted) return null;
    return isExternal ? FAULT_OUTER : FAULT_INNER;
  };
}
