import type { Find } from '#contract/search.ts';
import { foldText } from '#contract/rules/search.ts';
import { findKey } from '#web/session/recent-finds.ts';
import { findKinds, grouped } from './find-kinds.ts';
import type { FindGroup } from './find-kinds.ts';
import { isMeant, offersFor } from './offers.ts';
import type { Offer } from './offers.ts';
import { partsOf } from './record-parts.ts';
import type { PartSought, RecordPart } from './record-parts.ts';

/** One line of the search: a record that was found or a part of it, or a screen or an action that is offered. */
export type Hit =
  | {
      readonly key: string;
      readonly find: Find;
      readonly part?: RecordPart;
      readonly offer?: never;
    }
  | { readonly key: string; readonly offer: Offer; readonly find?: never };

/** Lines under one heading, never none. */
export interface HitGroup {
  readonly heading: string;
  readonly hits: readonly Hit[];
}

/** At most so many offers beside what was found. */
const MOST_OFFERS = 6;
/** At most so many parts of records before the records. */
const MOST_PARTS = 5;

/** What was found by a text: its records, and where it speaks of a part of them, those by the rest of it. */
export interface Found {
  readonly finds: readonly Find[];
  readonly part: PartSought | null;
  readonly parted: readonly Find[];
  /** Modules that are open to the person; null until they are known. */
  readonly open: ReadonlySet<string> | null;
}

const findHit = (find: Find): Hit => ({ key: findKey(find), find });
const partHits = ({ part, parted, open }: Found): readonly Hit[] =>
  part === null
    ? []
    : grouped(parted)
        .flatMap(({ finds }) => finds)
        .flatMap((find) =>
          partsOf(find, part, open).map((each) => ({
            key: `${findKey(find)}-${each.tab}`,
            find,
            part: each,
          })),
        )
        .slice(0, MOST_PARTS);
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
    ...group('Naposledy otevřené', recent.map(findHit)),
    ...group('Akce', ofKind('action').map(offerHit)),
    ...group('Obrazovky', ofKind('screen').map(offerHit)),
  ];
}

/** A record that is called just so comes before those that only have the text in their names, and so does its kind. */
function namedFirst(groups: readonly FindGroup[], text: string): readonly FindGroup[] {
  const sought = foldText(text.trim());
  const isNamed = ({ title }: Find) => foldText(title) === sought;
  const isOther = ({ finds }: FindGroup) => Number(!finds.some(isNamed));
  return groups
    .map(({ kind, finds }) => ({
      kind,
      finds: finds.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
    }))
    .toSorted((one, other) => isOther(one) - isOther(other));
}

/** What a text means: offers and parts of records that it names, records grouped by kind, then the other offers. */
export function groupsFor(
  text: string,
  found: Found,
  offers: readonly Offer[],
): readonly HitGroup[] {
  const fitting = offersFor(offers, text).slice(0, MOST_OFFERS);
  const meant = fitting.filter((offer) => isMeant(offer, text));
  const others = fitting.filter((offer) => !meant.includes(offer));
  return [
    ...group('Akce a obrazovky', meant.map(offerHit)),
    ...group('Části záznamů', partHits(found)),
    ...namedFirst(grouped(found.finds), text).map(({ kind, finds: ofKind }) => ({
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
