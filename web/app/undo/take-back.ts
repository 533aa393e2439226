import { undoChange, undoClientChange } from '#contract/undo.ts';
import { ApiError, userMessage } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { queryClient } from '#web/lib/query.ts';
import { dropOffer, flashError, flashUndone } from '#web/notices/flash.ts';
import type { UndoOffer } from '#web/notices/flash.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Everything read is read again; a record that is no more leaves its page. */
async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries();
  const gone = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isGone(state.error) });
  for (const { queryKey } of gone) await queryClient.resetQueries({ queryKey, exact: true });
}

/** Takes the offered change back, or does again what was taken back. */
export async function takeBack({ change, isRedo }: UndoOffer): Promise<void> {
  dropOffer();
  const { unit_id, audit_id } = change;
  try {
    const answer =
      unit_id === null
        ? await call(undoClientChange, { params: { audit_id } })
        : await call(undoChange, { params: { unit_id, audit_id } });
    flashUndone(isRedo ? 'Změna byla znovu provedena' : 'Změna byla vzata zpět', answer, !isRedo);
  } catch (error) {
    flashError(userMessage(error));
  }
  await readAgain();
}
