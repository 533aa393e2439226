import type { BodyOf } from '#contract/endpoint.ts';
import type { answerVisit } from '#contract/fieldwork/slots.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { SlotProps } from './slot-props.ts';
import { useAnswerVisit } from './visit-link.queries.ts';

type Said = BodyOf<typeof answerVisit>;

const isOvertaken = (error: unknown) =>
  error instanceof ApiError && (error.code === 'slot-taken' || error.code === 'slot-moved');

/** Says something to the visit; where somebody was faster, what is offered is looked for anew and the fault stays. */
export function useSaying({
  secret,
  onAnswered,
  onTaken,
}: Pick<SlotProps, 'secret' | 'onAnswered' | 'onTaken'>) {
  const { mutate, error, isPending } = useAnswerVisit();
  const say = (said: Omit<Said, 'secret'>) =>
    mutate(
      { body: { secret, ...said } },
      {
        onSuccess: onAnswered,
        onError: (fault) => {
          if (isOvertaken(fault)) onTaken();
        },
      },
    );
  return { say, error, isPending };
}
