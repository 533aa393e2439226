import { confirm } from '#web/notices/confirm.ts';
import { signOut } from '#web/session/session.ts';
import { hasDrafts } from '#web/session/stored.ts';

/** Signs out; unsaved text of forms would go with the session, so it asks first. */
export async function leave(): Promise<void> {
  const question = {
    title: 'Odhlásit se bez uložení?',
    message: 'Některý formulář má neuložené změny. Odhlášením o ně přijdete.',
    confirmLabel: 'Odhlásit se',
    cancelLabel: 'Zůstat',
    danger: true,
  };
  if (!hasDrafts() || (await confirm(question))) await signOut();
}
