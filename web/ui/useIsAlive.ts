import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the build has drawn of a page and while it is being taken over, then true. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
