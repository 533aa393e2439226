import { useQuery } from '@tanstack/react-query';
import { agreeToTexts, listConsents } from '#contract/consents.ts';
import { listCurrentTexts } from '#contract/legal.ts';
import type { LegalVersion } from '#contract/legal.ts';
import { queryClient, keyOf, queryFor, useCall } from '#web/lib/query.ts';
import { updateSession, useSession } from '#web/session/session.ts';

/** The texts in force that wait for the signed-in user. */
export function useAskedTexts() {
  const { data, error, refetch } = useQuery(queryFor(listCurrentTexts));
  const pending: readonly string[] = useSession()?.user.pending_consents ?? [];
  return {
    // By kind they come as privacy, terms; the terms bind more and go first.
    texts: data?.values.filter(({ kind }) => pending.includes(kind)).toReversed(),
    error,
    retry: () => void refetch(),
  };
}

/** Agrees to the texts; the session then knows what still waits. */
export function useAgree(texts: readonly LegalVersion[]) {
  const user = useSession()?.user;
  const { mutate, isPending, error } = useCall(agreeToTexts, {
    invalidates: [listConsents],
    onSuccess: (left) => {
      if (user !== undefined) updateSession({ user: { ...user, ...left } });
    },
  });
  const versionOf = (wanted: LegalVersion['kind']) =>
    texts.find(({ kind }) => kind === wanted)?.document_version;
  const named = {
    term_and_conditions_version: versionOf('terms'),
    gdpr_version: versionOf('privacy'),
  };
  const agree = () =>
    mutate(
      { body: named },
      // A text may have got a newer version while this one was read.
      { onError: () => void queryClient.invalidateQueries({ queryKey: keyOf(listCurrentTexts) }) },
    );
  return { agree, isPending, error };
}
