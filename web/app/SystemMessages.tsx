import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listPublicSystemMessages, listUserSystemMessages } from '#contract/system-messages.ts';
import { queryFor } from '#web/lib/query.ts';
import { useSession } from '#web/session/session.ts';
import { closedMarks, leftOpen } from '#web/system-messages/closed.ts';
import { late } from '#web/ui/late.tsx';

const SystemMessagePanel = late(
  () => import('#web/system-messages/SystemMessagePanel.tsx'),
  'SystemMessagePanel',
);

/** A task may be a colleague's, of which nothing tells. */
const TASK_MS = 5000;

/** System messages above the content, while there are any that were not closed. */
export function SystemMessages() {
  const isReader = useSession() !== null;
  const { data } = useQuery({
    ...queryFor(isReader ? listUserSystemMessages : listPublicSystemMessages),
    refetchInterval: ({ state }) =>
      state.data?.values.some(({ task_progress }) => task_progress !== null) ? TASK_MS : false,
  });
  const left = leftOpen(data?.values ?? [], closedMarks.use());
  if (left.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SystemMessagePanel messages={left} isReader={isReader} />
    </Suspense>
  );
}
