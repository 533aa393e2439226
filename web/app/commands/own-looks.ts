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

/** Whether the print is large now. */
export function isLarge(): boolean {
  return document.documentElement.hasAttribute('data-large-print');
}

/** Draws the portal otherwise at once, and keeps it as the user's own setting. */
export async function chooseLooks(
  change: Partial<Pick<UserSettings, 'color_scheme' | 'large_print'>>,
): Promise<void> {
  setAppearance(change);
  try {
    keepAnswer(keyOf(getUserSettings), await call(updateUserSettings, { body: change }));
  } catch (error) {
    log.warn('Vzhled se nepodařilo uložit', error);
    flashError('Vzhled se nepodařilo uložit, platí jen do zavření stránky');
  }
}
