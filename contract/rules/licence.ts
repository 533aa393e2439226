import { czechDate, daysBetween } from '#contract/czech/iso-date.ts';
import { czechPlural } from './plural.ts';

/** Days before the end of a licence from which it is told, and from which it is urgent. */
export const LICENCE_SOON_DAYS = 30;
const LICENCE_URGENT_DAYS = 7;

/** From this part of a limit on it is told before it is met. */
const NEAR = 0.8;

export type LicenceStanding = 'endless' | 'valid' | 'soon' | 'urgent' | 'ended';

/** How a licence stands on a day; `validTo` is its last day, empty for one without an end. */
export function licenceStanding(validTo: string, today: string): LicenceStanding {
  if (validTo === '') return 'endless';
  const days = daysBetween(today, validTo);
  if (days < 0) return 'ended';
  if (days <= LICENCE_URGENT_DAYS) return 'urgent';
  return days <= LICENCE_SOON_DAYS ? 'soon' : 'valid';
}

/** The end of a licence in words: how many days are left, or since when it has ended. */
export function licenceSentence(validTo: string, today: string): string {
  if (validTo === '') return 'Licence platí bez omezení.';
  const days = daysBetween(today, validTo);
  const end = czechDate(validTo);
  if (days < 0) return `Platnost licence skončila ${end}.`;
  if (days === 0) return `Licence platí naposledy dnes, ${end}.`;
  const left = czechPlural(days, 'Zbývá', 'Zbývají', 'Zbývá');
  return `Licence platí do ${end}. ${left} ${days} ${czechPlural(days, 'den', 'dny', 'dnů')}.`;
}

/** What a licence counts. */
export type Limited = 'units' | 'pasports' | 'items';

const forms: Readonly<Record<Limited, readonly [one: string, few: string, many: string]>> = {
  units: ['jednotku', 'jednotky', 'jednotek'],
  pasports: ['pasport', 'pasporty', 'pasportů'],
  items: ['položku', 'položky', 'položek'],
};

export type LimitStanding = 'free' | 'near' | 'full';

/** How near a limit is. */
export function limitStanding(used: number, most: number): LimitStanding {
  if (used >= most) return 'full';
  return used >= most * NEAR ? 'near' : 'free';
}

/** What is said before a limit is met, and at it; null while there is room enough. */
export function limitSentence(limited: Limited, used: number, most: number): string | null {
  const standing = limitStanding(used, most);
  if (standing === 'free') return null;
  const allowed = `Licence dovoluje nejvýše ${most} ${czechPlural(most, ...forms[limited])}`;
  if (standing === 'full') return `${allowed}; další nelze založit. Co už máte, zůstává.`;
  const left = most - used;
  return `${allowed}, založit můžete ještě ${left}.`;
}
