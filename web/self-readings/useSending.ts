import { useState } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import type { SelfAsked, sendSelfReading } from '#contract/self-readings.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSendReading } from './self-readings.queries.ts';

/** How a state is being sent, and what came of it. */
export interface Sending {
  readonly isPending: boolean;
  /** It does not follow from the readings before, and may be sent all the same. */
  readonly isDoubtful: boolean;
  /** What is wrong with the state; undefined where nothing is. */
  readonly fault: string | undefined;
  /** A fault of anything else. */
  readonly error: unknown;
  /** Says what is wrong before anything is sent. */
  refuse(this: void, fault: string): void;
  /** Forgets what came of the last sending. */
  forget(this: void): void;
  /** What is asked once the state was kept; null where it was not. */
  send(this: void, body: BodyOf<typeof sendSelfReading>): Promise<SelfAsked | null>;
}

/** Sends a state of one meter. */
export function useSending(): Sending {
  const sending = useSendReading();
  const [fault, setFault] = useState<string>();
  const { error } = sending;
  const isDoubtful = error instanceof ApiError && error.code === 'self-reading-doubtful';
  const told = error instanceof ApiError ? error.fields[0]?.message : undefined;
  const forget = () => {
    setFault(undefined);
    sending.reset();
  };
  return {
    isPending: sending.isPending,
    isDoubtful,
    fault: fault ?? told,
    error: isDoubtful || told !== undefined ? null : error,
    refuse: (message) => {
      sending.reset();
      setFault(message);
    },
    forget,
    send: async (body) => {
      setFault(undefined);
      // What went wrong stands with the field or under it.
      return sending.mutateAsync({ body }).catch(() => null);
    },
  };
}
