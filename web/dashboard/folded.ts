import { useState } from 'react';

/** The first few of many, the rest after one step; a single one more is not worth the step. */
export function useFolded<T>(all: readonly T[], few: number) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || all.length <= few + 1 ? all : all.slice(0, few);
  return { shown, rest: all.length - shown.length, unfold: () => setWhole(true) };
}
