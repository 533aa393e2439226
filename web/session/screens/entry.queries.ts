import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { listCurrentTexts } from '#contract/legal.ts';
import type { LegalKind } from '#contract/legal.ts';
import { lookUpMailExchange } from '#contract/lookups.ts';
import { emailDomain } from '#contract/rules/email.ts';
import { exchangeLink, register, setPassword } from '#contract/session.ts';
import { call } from '#web/lib/call.ts';
import { queryClient, queryFor, useCall } from '#web/lib/query.ts';
import { startCoolDown } from './cool-down.ts';
import { keepExchanged } from './exchanged-link.ts';
import { coolDownName, letters } from './letters.ts';
import type { Letter } from './letters.ts';

/** Registers a client and its first admin. */
export function useRegister() {
  return useCall(register, {
    onSuccess: (_result, { body }) => {
      if (body !== undefined) startCoolDown(coolDownName('confirm', body.user_identity));
    },
  });
}

/** The texts in force that a registration agrees to. */
export function useCurrentTexts() {
  return useQuery(queryFor(listCurrentTexts));
}

/** Versions of the texts that the page shows, as a registration names them; reads them when it has not yet. */
export async function shownVersions() {
  const { values } = await queryClient.ensureQueryData(queryFor(listCurrentTexts));
  const versionOf = (wanted: LegalKind) =>
    values.find(({ kind }) => kind === wanted)?.document_version ?? '';
  return {
    term_and_conditions_version: versionOf('terms'),
    gdpr_version: versionOf('privacy'),
  };
}

/** Has a letter with a link sent. */
export function useSendLetter(letter: Letter) {
  return useCall(letters[letter].endpoint, {
    onSuccess: (_result, { body }) => {
      if (body !== undefined) startCoolDown(coolDownName(letter, body.user_identity));
    },
  });
}

/** Sets the password by an exchanged link. */
export function useSetPassword() {
  return useCall(setPassword);
}

// A link works once: the call is neither repeated, nor given up when React draws the screen twice.
function onceFor<T>({ path }: Endpoint, secret: string, run: () => Promise<T>) {
  return queryOptions<T>({
    queryKey: [path, secret],
    queryFn: run,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function exchange(token: string) {
  const link = await call(exchangeLink, { body: { token } });
  keepExchanged(link);
  return link;
}

/** Exchanges a link's secret for a short one, which a reload of the tab finds again. */
export function useExchange(secret: string) {
  return useQuery(onceFor(exchangeLink, secret, () => exchange(secret)));
}

/** A warning about an address whose domain seems to take no mail; asked when the field is left, never a block. */
export function useMailHint(identity: string) {
  const [asked, setAsked] = useState('');
  const domain = emailDomain(asked);
  const { data } = useQuery({
    ...queryFor(lookUpMailExchange, { body: { email: asked } }),
    enabled: domain !== null,
    retry: false,
  });
  const isBad = data?.has_mail_exchange === false && emailDomain(identity.trim()) === domain;
  const hint = isBad
    ? `Doména ${domain} nepřijímá poštu – zkontrolujte, zda je e-mail správně.`
    : '';
  return { hint, ask: () => setAsked(identity.trim()) };
}
