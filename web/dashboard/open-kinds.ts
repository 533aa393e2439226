import { isOpenAddress, openModules } from '#web/lib/open-modules.ts';
import type { Kind } from './kinds.ts';

/** Of the kinds those whose lists the person may open. */
export function useOpenKinds(kinds: readonly Kind[]): readonly Kind[] {
  const open = openModules.use();
  return kinds.filter(({ path }) => isOpenAddress(path, open));
}
