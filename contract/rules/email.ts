import { optional, textOf } from './rule.ts';
import type { Rule } from './rule.ts';

// Specification, section 5: E-mail domain, and the billing e-mail of the client.

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const MAX_DOMAIN = 253;
const MAX_LABEL = 63;

const localWord = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)$/u;

/** An e-mail address as people have them: no quoted names, no numeric hosts, diacritics only in the domain. */
export function emailRule(value: unknown): string | null {
  return splitAddress(textOf(value)) === null ? 'zadejte platnou emailovou adresu' : null;
}

/** An e-mail address that may be left out. */
export const optionalEmailRule: Rule = optional(emailRule);

/** Lower-case normalised domain of a valid address (diacritics kept, no punycode), otherwise null. */
export function emailDomain(address: string): string | null {
  return splitAddress(address)?.domain ?? null;
}

function splitAddress(address: string): { domain: string } | null {
  if (address.length > MAX_ADDRESS) return null;
  const at = address.lastIndexOf('@');
  if (at < 1 || !isLocalPart(address.slice(0, at))) return null;
  const domain = normalizeDomain(address.slice(at + 1));
  return isDomain(domain) ? { domain } : null;
}

function isLocalPart(local: string): boolean {
  return local.length <= MAX_LOCAL_PART && local.split('.').every((word) => localWord.test(word));
}

// Compatibility forms (full-width letters) are what name servers would fold as well.
function normalizeDomain(domain: string): string {
  return domain.normalize('NFKC').toLowerCase().normalize('NFKC');
}

function isDomain(domain: string): boolean {
  if (domain.length > MAX_DOMAIN) return false;
  const labels = domain.split('.');
  if (labels.length < 2 || !topLabel.test(labels.at(-1) ?? '')) return false;
  return labels.every((part) => part.length <= MAX_LABEL && label.test(part));
}
