import { getUserSettings, updateUserSettings } from '#contract/settings.ts';
import type { UserSettings } from '#contract/settings.ts';
import { call } from '#web/lib/call.ts';
import { log } from '#web/lib/log.ts';
import { keepAnswer, keyOf } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';
import { setAppearance } from '#web/ui/appearance.ts';

/** Whether the portal is drawn dark now. */
export function isDark(): boolean {
  return document.documentElement.dataset['mantineColorScheme'] === 'dark';
}

/** Draws the portal light or dark at once, and keeps it as the user's own setting. */
export async function chooseScheme(color_scheme: UserSettings['color_scheme']): Promise<void> {
  setAppearance({ color_scheme });
  try {
    keepAnswer(keyOf(getUserSettings), await call(updateUserSettings, { body: { color_scheme } }));
  } catch (error) {
    log.warn('Vzhled se nepodařilo uložit', error);
    flashError('Vzhled se nepodařilo uložit, platí jen do zavření stránky');
  }
}
