import { flash } from '#web/notices/flash.ts';
import { useAccept, type RoundKey } from './self-readings.queries.ts';
import { statesText } from './words.ts';

/** Takes states over; what could not be taken stays waiting, and how many that is is said. */
export function useAcceptance(round: RoundKey) {
  const accepting = useAccept();
  const accept = (self_reading_ids: number[], overflowed = false) =>
    accepting.mutate(
      { params: round, body: { self_reading_ids, overflowed } },
      {
        onSuccess: ({ accepted_count, left_count }) => {
          const left = left_count === 0 ? '' : `, ${statesText(left_count)} převzít nešlo`;
          flash(`Převzato: ${statesText(accepted_count)}${left}`);
        },
      },
    );
  return { accept, isPending: accepting.isPending, error: accepting.error };
}
