import { QueryObserver } from '@tanstack/react-query';
import { getRuntimeSettings } from '#contract/settings.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { startLogSending, stopLogSending } from '#web/lib/log-send.ts';

/** Sends the log as often as the portal's settings say, or not at all. */
export function watchLogSettings(): () => void {
  return new QueryObserver(queryClient, queryFor(getRuntimeSettings)).subscribe(({ data }) => {
    if (data === undefined) return;
    if (data.log_send_enabled) startLogSending(data.log_send_interval);
    else stopLogSending();
  });
}
