import { Badge } from '@mantine/core';
import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceStanding, limitStanding } from '#contract/rules/licence.ts';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';

interface Word {
  readonly text: string;
  readonly color: string;
}

const states: Readonly<Record<'blocked' | 'waiting' | 'confirmed', Word>> = {
  blocked: { text: 'zablokovaný', color: 'red' },
  waiting: { text: 'nepotvrzený', color: 'yellow' },
  confirmed: { text: 'potvrzený', color: 'green' },
};

type Standing = Pick<AdminClient, 'blocked' | 'confirmed'>;

function stateOf({ blocked, confirmed }: Standing): Word {
  if (blocked !== '') return states.blocked;
  return confirmed === '' ? states.waiting : states.confirmed;
}

/** How a client stands, in a word. */
export const stateText = (client: Standing) => stateOf(client).text;

function WordBadge({ text, color }: Word) {
  return (
    <Badge component="span" variant="light" color={color} tt="none" miw="max-content">
      {text}
    </Badge>
  );
}

/** How a client stands, in a word and in colour. */
export function StateBadge({ client }: { client: Standing }) {
  return <WordBadge {...stateOf(client)} />;
}

/** Whom the client registered as. */
export function typeText({
  client_type,
  register_as_facility_manager,
}: Pick<AdminClient, 'client_type' | 'register_as_facility_manager'>): string {
  const type = client_type === 'person' ? 'osoba' : 'firma';
  return register_as_facility_manager ? `${type}, správce` : type;
}

const licenceColors = { soon: 'yellow', urgent: 'yellow', ended: 'red' } as const;
const licenceWords = { soon: 'končí', urgent: 'končí', ended: 'skončila' } as const;

/** The last day of a licence, with a word when it is near or over. */
export function LicenceEnd({ validTo }: { validTo: string }) {
  if (validTo === '') return 'bez omezení';
  const standing = licenceStanding(validTo, todayInPrague());
  const end = <span className="k-figures">{formatDate(validTo)}</span>;
  if (standing === 'valid' || standing === 'endless') return end;
  return (
    <>
      {end} <WordBadge text={licenceWords[standing]} color={licenceColors[standing]} />
    </>
  );
}

type Limits = Pick<
  AdminClient,
  'units_count' | 'max_units' | 'current_pasports' | 'max_pasports' | 'items_count' | 'max_items'
>;

const percent = (used: number, most: number) => (most === 0 ? 100 : (used / most) * 100);

/** The part of the fullest of the three limits, in per cent. */
export function fullness(client: Limits): number {
  return Math.max(
    percent(client.units_count, client.max_units),
    percent(client.current_pasports, client.max_pasports),
    percent(client.items_count, client.max_items),
  );
}

/** Whether some limit is near or met. */
export function isCrowded(client: Limits): boolean {
  return [
    limitStanding(client.units_count, client.max_units),
    limitStanding(client.current_pasports, client.max_pasports),
    limitStanding(client.items_count, client.max_items),
  ].some((standing) => standing !== 'free');
}

/** How much of the limits is used; amber from four fifths on. */
export function Fullness({ client }: { client: Limits }) {
  const text = `${formatNumber(fullness(client), 0)} %`;
  if (!isCrowded(client)) return <span className="k-figures">{text}</span>;
  return <WordBadge text={text} color={fullness(client) >= 100 ? 'red' : 'yellow'} />;
}
