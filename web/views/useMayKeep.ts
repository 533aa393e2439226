import type { SavedView } from '#contract/views.ts';
import { managesClient } from '#web/session/rights.ts';
import { useSession } from '#web/session/session.ts';

/** Which views the person may write: his own, and the client's when he is its admin; none while he only looks. */
export function useMayKeep(): (view: Pick<SavedView, 'is_of_client'>) => boolean {
  const session = useSession();
  return ({ is_of_client }) =>
    session !== null &&
    session.viewer === undefined &&
    (!is_of_client || managesClient(session.user));
}
