import { czechPlural } from './plural.ts';

/** What is said first of each limit; when to come again follows. */
export const LIMITS = {
  'too-many-requests': 'Příliš mnoho požadavků.',
  'sign-in-locked': 'Příliš mnoho neúspěšných pokusů o přihlášení.',
  'second-step-locked': 'Příliš mnoho chybných kódů.',
  'invitation-limit-reached':
    'Vaše organizace odeslala za posledních 24 hodin nejvyšší možný počet pozvánek (50).',
} as const;
export type Limit = keyof typeof LIMITS;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a wait of so many seconds is, never told shorter than it is: 'za 12 minut'. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole <= 90) return `za ${whole} ${czechPlural(whole, 'sekundu', 'sekundy', 'sekund')}`;
  const minutes = Math.ceil(whole / MINUTE);
  if (minutes <= 90) return `za ${minutes} ${czechPlural(minutes, 'minutu', 'minuty', 'minut')}`;
  const hours = Math.ceil(whole / HOUR);
  return `za ${hours} ${czechPlural(hours, 'hodinu', 'hodiny', 'hodin')}`;
}

/** What is said of a limit that is used up for so many seconds; without them for a while. */
export function limitSentence(limit: Limit, seconds?: number): string {
  const when = seconds === undefined ? 'za chvíli' : waitText(seconds);
  return `${LIMITS[limit]} Zkuste to, prosím, znovu ${when}.`;
}
