import { listUserMessages } from '#contract/messages.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import type { Unit } from '#contract/units.ts';
import { call } from '#web/lib/call.ts';
import { log } from '#web/lib/log.ts';
import { keepAnswer, keyOf, queryClient } from '#web/lib/query.ts';
import { selectedCity } from './selectedCity.ts';
import { currentSession } from './session.ts';

const reloaded = [addressStatistics, pasportStatistics, commonStatistics, listUserMessages];

/** Whether the read is of the unit, or of none. Nobody asks any more for what is of the former one. */
function isStillAsked([, input]: readonly unknown[], unit_id: number): boolean {
  const { params, body } = (input ?? {}) as Record<'params' | 'body', Record<string, unknown>>;
  const asked = params?.['unit_id'] ?? body?.['unit_id'];
  return asked === undefined || asked === unit_id;
}

function isPasportData([path]: readonly unknown[]): boolean {
  return String(path).includes('/pasport') && path !== pasportStatistics.path;
}

/** What a change of the active unit brings about (specification, section 4). */
export function followUnit({ unit_id }: Unit): void {
  selectedCity.set(0);
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPasportData(queryKey) });
  for (const endpoint of reloaded)
    void queryClient.invalidateQueries({
      queryKey: keyOf(endpoint),
      predicate: ({ queryKey }) => isStillAsked(queryKey, unit_id),
    });
  void rememberOnServer(unit_id);
}

/** Has the next session begin with the unit; a failure costs no more than that. */
async function rememberOnServer(unit_id: number): Promise<void> {
  const { client_user_id, last_unit_id } = currentSession()?.user ?? {};
  if (client_user_id === undefined || last_unit_id === unit_id) return;
  try {
    const profile = await call(updateProfile, { params: { client_user_id }, body: { unit_id } });
    keepAnswer(keyOf(getProfile), profile);
  } catch (error) {
    log.warn('Naposledy vybranou jednotku se nepodařilo uložit', error);
  }
}
