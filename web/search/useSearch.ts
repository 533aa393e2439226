import { useState } from 'react';
import { log } from '#web/lib/log.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { useTurns } from '#web/lib/turns.ts';
import { groupsBefore, groupsFor, hitsIn } from './hits.ts';
import type { Found, Hit } from './hits.ts';
import { isMeant } from './offers.ts';
import type { Offer } from './offers.ts';
import { recentFinds, rememberFind } from '#web/session/recent-finds.ts';
import { partSought } from './record-parts.ts';
import { findNow, isSought, useFinds } from './search.queries.ts';
import type { Sought } from './search.queries.ts';
import { useWalk } from './useWalk.ts';

interface Sources {
  /** The active unit; null where no records are sought. */
  readonly unit_id: number | null;
  readonly offers: readonly Offer[];
  readonly onChoose: (hit: Hit) => void;
  /** What was typed before the search stood. */
  readonly begun: string;
}

/** What the search knows and does; before anything is sought it offers what was found lately, and commands. */
export function useSearch({ unit_id, offers, onChoose, begun }: Sources) {
  const [text, setText] = useState(begun);
  const [recent] = useState(recentFinds);
  const sought = { unit_id, text };
  const { found, isSettled, ...search } = useFound(sought);
  const isBefore = !isSought(text);
  const isEmpty = text.trim() === '';
  const groups = isEmpty
    ? groupsBefore(recent, offers)
    : groupsFor(text, isBefore ? nothing : found, offers);
  const hits = hitsIn(groups);
  const walk = useWalk(hits, text);

  const choose = (hit: Hit | undefined) => {
    if (hit === undefined || isHindered(hit)) return;
    if (hit.find !== undefined) rememberFind(hit.find);
    onChoose(hit);
  };
  const begin = useTurns();
  const enter = async () => {
    const { pointed, hasMoved } = walk;
    if (isBefore || unit_id === null || isSettled || isOfText(pointed, text, hasMoved))
      return choose(pointed);
    const isLast = begin();
    try {
      const now = hitsIn(groupsFor(text, await foundNow(sought), offers));
      // Who has walked to a line means that one, if it is still found by what he has typed.
      const best = hasMoved ? now.find(({ key }) => key === pointed?.key) : now[0];
      if (isLast()) choose(best);
    } catch (error) {
      // The same fault stands under the box.
      log.warn('Hledání se nezdařilo', error);
    }
  };
  return {
    text,
    // Another text, and what Enter was waiting for is not wanted any more.
    setText: (next: string) => {
      begin();
      setText(next);
    },
    groups,
    isEmpty,
    isBefore,
    isWaiting: search.isWaiting,
    error: isBefore ? null : search.error,
    /** Nothing of the text was found. */
    isVain: !isEmpty && hits.length === 0 && (isBefore || unit_id === null || isSettled),
    walk,
    choose,
    enter,
  };
}

/**
 * Whether a line belongs to the text though records of it are still on their way: offers are known at once,
 * and what the text names stands before records, whatever of them will be found.
 */
function isOfText(hit: Hit | undefined, text: string, isWalkedTo: boolean): boolean {
  return hit?.offer !== undefined && (isWalkedTo || isMeant(hit.offer, text));
}

const nothing: Found = { finds: [], part: null, parted: [], open: null };

/** Records of the text, and of what it says beside a part of a record. */
function useFound(sought: Sought) {
  const { finds, ...search } = useFinds(sought);
  const part = partSought(sought.text);
  const record = part?.record ?? '';
  const parted = useFinds({ ...sought, text: record });
  const open = openModules.use();
  return {
    found: {
      finds: finds ?? [],
      part,
      parted: isSought(record) ? (parted.finds ?? []) : [],
      open,
    },
    isSettled: search.isSettled && (part === null || parted.isSettled),
    error: search.error,
    isWaiting: search.isWaiting,
  };
}

async function foundNow(sought: Sought): Promise<Found> {
  const part = partSought(sought.text);
  const [finds, parted] = await Promise.all([
    findNow(sought),
    part === null ? [] : findNow({ ...sought, text: part.record }),
  ]);
  return { finds, part, parted, open: openModules.get() };
}

function isHindered({ offer }: Hit): boolean {
  return offer !== undefined && offer.hindrance !== '';
}
