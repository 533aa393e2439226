import { QueryObserver } from '@tanstack/react-query';
import { getUserSettings } from '#contract/settings.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import { defaultPageSize } from '#web/table/page-size.ts';
import { setAppearance } from '#web/ui/appearance.ts';

/** Lets the portal look as the signed-in user has set it. */
export function watchUserSettings(): () => void {
  let stop: (() => void) | undefined;
  const start = () => {
    if (currentSession() === null || stop !== undefined) return;
    stop = new QueryObserver(queryClient, queryFor(getUserSettings)).subscribe(({ data }) => {
      if (data === undefined) return;
      const { page_size, color_scheme, large_print, density } = data;
      setAppearance({ color_scheme, large_print, density });
      defaultPageSize.set(page_size);
    });
  };
  start();
  const stopWaiting = onSessionChange(start);
  return () => {
    stopWaiting();
    stop?.();
  };
}
