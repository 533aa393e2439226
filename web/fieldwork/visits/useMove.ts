import type { Visit } from '#contract/fieldwork/visits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { timeText } from './visit-text.ts';
import { useMoveVisit } from './visits.queries.ts';

/** Where a visit is to be moved. */
export interface NewTime {
  readonly crew_id: number;
  readonly day: string;
  readonly from_minute: number;
  readonly minutes: number;
}

const isDoubtful = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'visit-doubtful';

/**
 * Moves a visit. A time in which the crew does not work, or would not get there, is asked about first;
 * whoever does not mean it is told why it was refused, and the visit stays where it was.
 */
export function useMove() {
  const moving = useMoveVisit();
  const move = async (visit: Visit, time: NewTime): Promise<Visit> => {
    const { unit_id, visit_id, version } = visit;
    const send = (despite: boolean) =>
      moving.mutateAsync({
        params: { unit_id, visit_id },
        body: { ...time, version, despite },
      });
    const tell = (moved: Visit) => {
      flash(`Návštěva je ${timeText(moved)}`, moved);
      return moved;
    };
    try {
      return tell(await send(false));
    } catch (error) {
      if (!isDoubtful(error)) throw error;
      const isMeant = await confirm({
        title: 'Naplánovat i přesto?',
        message: error.message,
        confirmLabel: 'Naplánovat',
      });
      if (!isMeant) throw error;
      return tell(await send(true));
    }
  };
  return { move, isMoving: moving.isPending };
}
