import type { Find } from '#contract/search.ts';
import { findKey, findKinds, grouped } from './find-kinds.ts';
import { isMeant, offersFor } from './offers.ts';
import type { Offer } from './offers.ts';

/** One line of the search: a record that was found, or a screen or an action that is offered. */
export type Hit =
  | { readonly key: string; readonly find: Find; readonly offer?: never }
  | { readonly key: string; readonly offer: Offer; readonly find?: never };

/** Lines under one heading, never none. */
export interface HitGroup {
  readonly heading: string;
  readonly hits: readonly Hit[];
}

/** At most so many offers beside what was found. */
const MOST_OFFERS = 6;

const findHit = (find: Find): Hit => ({ key: findKey(find), find });
const offerHit = (offer: Offer): Hit => ({ key: `offer-${offer.id}`, offer });

function group(heading: string, hits: readonly Hit[]): readonly HitGroup[] {
  return hits.length === 0 ? [] : [{ heading, hits }];
}

/** Before anything is sought: what one has lately gone to, told by time; then all that is offered. */
export function groupsBefore(
  recent: readonly Find[],
  offers: readonly Offer[],
): readonly HitGroup[] {
  const ofKind = (kind: Offer['kind']) => offers.filter((offer) => offer.kind === kind);
  return [
    ...group('Naposledy nalezené', recent.map(findHit)),
    ...group('Akce', ofKind('action').map(offerHit)),
    ...group('Obrazovky', ofKind('screen').map(offerHit)),
  ];
}

/** What a text means: offers that it names, records grouped by kind, then the other offers. */
export function groupsFor(
  text: string,
  finds: readonly Find[],
  offers: readonly Offer[],
): readonly HitGroup[] {
  const fitting = offersFor(offers, text).slice(0, MOST_OFFERS);
  const meant = fitting.filter((offer) => isMeant(offer, text));
  const others = fitting.filter((offer) => !meant.includes(offer));
  return [
    ...group('Akce a obrazovky', meant.map(offerHit)),
    ...grouped(finds).map(({ kind, finds: ofKind }) => ({
      heading: findKinds[kind].heading,
      hits: ofKind.map(findHit),
    })),
    ...group(
      meant.length === 0 ? 'Akce a obrazovky' : 'Další akce a obrazovky',
      others.map(offerHit),
    ),
  ];
}

/** All lines in the order in which they are shown. */
export function hitsIn(groups: readonly HitGroup[]): readonly Hit[] {
  return groups.flatMap(({ hits }) => hits);
}
