import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { getRuntimeSettings } from '#contract/settings.ts';
import { takeOverAhead } from '#web/lib/ahead.ts';
import { startLogSending, stopLogSending } from '#web/lib/log-send.ts';
import { bring } from '#web/lib/bring.ts';
import { log } from '#web/lib/log.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { startSession } from '#web/session/start.ts';
import { tellLostParts } from '#web/ui/late.tsx';
import { flashError } from '#web/notices/flash.ts';
import { giveViewTools } from './view-tools.ts';
import { followNavigation } from './after-navigation.ts';
import { watchKeys } from './commands/watch-keys.ts';
import { watchLinks } from './intent/watch-links.ts';
import { watchMaintenance } from './maintenance/watch.ts';
import { watchModules } from './modules/watch-modules.ts';
import { router } from './router.ts';
import { watchUserSettings } from './user-settings.ts';
import '#web/ui/inside.css';

/** Sends the log as often as the portal's settings say, or not at all. */
function watchLogSettings(): () => void {
  return new QueryObserver(queryClient, queryFor(getRuntimeSettings)).subscribe(({ data }) => {
    if (data === undefined) return;
    if (data.log_send_enabled) startLogSending(data.log_send_interval);
    else stopLogSending();
  });
}

/** Sets everything going that lives beside the screens; called once. */
export function startPortal(): void {
  takeOverAhead();
  tellLostParts(flashError);
  addEventListener('error', ({ error, message }) => log.error(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => log.error(reason));
  startSession();
  watchMaintenance();
  followNavigation(router);
  watchKeys((href) => router.history.push(href));
  watchLinks();
  watchLogSettings();
  watchUserSettings();
  watchModules();
  giveViewTools();
  // Later than the first screen, which reads everything by itself.
  void bring(() => import('./live/live.ts')).then(({ watchLive }) => watchLive());
}

/** The whole portal: its data and its screens. */
export function Portal() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
