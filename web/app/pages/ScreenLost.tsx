import type { LostProps } from '#web/ui/late.tsx';
import { NetworkError } from './NetworkError.tsx';

/** What stands in the place of a screen whose files did not come. */
export function ScreenLost({ error, onAgain }: LostProps) {
  return <NetworkError error={error} onRetry={onAgain} />;
}
