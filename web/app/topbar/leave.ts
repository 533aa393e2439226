import { ownKey } from '#web/lib/own-key.ts';
import {
  CREW_DRAFTS_PREFIX,
  CREW_RESULTS_PREFIX,
  READING_PHOTOS_PREFIX,
  READINGS_PREFIX,
} from '#web/lib/storage-keys.ts';
import { confirm } from '#web/notices/confirm.ts';
import { signOut } from '#web/session/session.ts';
import { hasDrafts } from '#web/session/stored.ts';

function hasUnsent(...prefixes: readonly string[]): boolean {
  const own = prefixes.map((prefix) => ownKey(prefix));
  return Object.keys(localStorage).some((key) => own.some((prefix) => key.startsWith(prefix)));
}

/** What would be left behind; undefined for nothing. */
function leftBehind() {
  if (hasDrafts())
    return {
      title: 'Odhlásit se bez uložení?',
      message: 'Některý formulář má neuložené změny. Odhlášením o ně přijdete.',
    };
  if (hasUnsent(CREW_RESULTS_PREFIX, CREW_DRAFTS_PREFIX))
    return {
      title: 'Odhlásit se s neodeslanými výsledky návštěv?',
      message:
        'Výsledky a jejich fotky zůstanou v tomto zařízení a odešlou se, až se v něm znovu přihlásíte. Uložené návštěvy dne se smažou.',
    };
  if (hasUnsent(READINGS_PREFIX, READING_PHOTOS_PREFIX))
    return {
      title: 'Odhlásit se s neodeslanými odečty?',
      message:
        'Odečty a jejich fotky zůstanou v tomto zařízení a odešlou se, až se v něm znovu přihlásíte.',
    };
  return undefined;
}

/** Signs out; unsaved text of forms would go with the session, so it asks first. */
export async function leave(): Promise<void> {
  const left = leftBehind();
  const question = left && {
    ...left,
    confirmLabel: 'Odhlásit se',
    cancelLabel: 'Zůstat',
    danger: true,
  };
  if (question === undefined || (await confirm(question))) await signOut();
}
