import { isOpenAddress, openModules } from '#web/lib/open-modules.ts';
import type { Kind } from './kinds.ts';

/** Of the kinds those whose lists the person may open. */
export function useOpenKinds<K extends Kind>(kinds: readonly K[]): readonly K[] {
  const open = openModules.use();
  return kinds.filter(({ path }) => isOpenAddress(path, open));
}
