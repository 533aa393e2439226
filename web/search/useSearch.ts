import { useState } from 'react';
import type { Find } from '#contract/search.ts';
import { log } from '#web/lib/log.ts';
import { useTurns } from '#web/lib/turns.ts';
import { inOrder } from './find-kinds.ts';
import { recentFinds, rememberFind } from './recent-finds.ts';
import { findNow, isSought, useFinds } from './search.queries.ts';
import { useWalk } from './useWalk.ts';

/** What the search knows and does; before anything is sought it offers the recent finds. */
export function useSearch(unit_id: number, onChoose: (find: Find) => void) {
  const [text, setText] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const [recent] = useState(recentFinds);
  const sought = { unit_id, text, everywhere };
  const { finds: found, ...search } = useFinds(sought);
  const isRecent = !isSought(text);
  const finds = isRecent ? recent : inOrder(found ?? []);
  const walk = useWalk(finds, `${text} ${everywhere}`);

  const choose = (find: Find | undefined) => {
    if (find === undefined) return;
    rememberFind(find);
    onChoose(find);
  };
  const begin = useTurns();
  const enter = async () => {
    if (isRecent || search.isSettled || walk.hasMoved) return choose(walk.pointed);
    const isLast = begin();
    try {
      const [best] = inOrder(await findNow(sought));
      if (isLast()) choose(best);
    } catch (error) {
      // The same fault stands under the box.
      log.warn('Hledání se nezdařilo', error);
    }
  };
  return {
    text,
    // Another text or place, and what Enter was waiting for is not wanted any more.
    setText: (next: string) => {
      begin();
      setText(next);
    },
    everywhere,
    setEverywhere: (next: boolean) => {
      begin();
      setEverywhere(next);
    },
    finds,
    isRecent,
    isWaiting: search.isWaiting,
    error: isRecent ? null : search.error,
    /** Nothing of the text was found. */
    isVain: !isRecent && search.isSettled && finds.length === 0,
    walk,
    choose,
    enter,
  };
}
