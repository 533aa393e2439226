import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OpenedSlot } from '#contract/fieldwork/slots.ts';
import { pathTo } from '#web/lib/paths.ts';
import { CodeForm } from '#web/session/screens/CodeForm.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { SlotVisit } from './SlotVisit.tsx';
import { useOpenVisit } from './visit-link.queries.ts';

const TITLE = 'Termín návštěvy';

/** Where people of a flat see when somebody comes and choose another time, by a link or a typed code (route VisitLink). */
export function VisitLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const { mutate, data, error } = useOpenVisit();
  const [answered, setAnswered] = useState<OpenedSlot>();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  const opened = answered ?? data;
  const look = () => {
    setAnswered(undefined);
    mutate({ body: { secret } });
  };
  return (
    <EntryScreen title={TITLE}>
      {opened !== undefined ? (
        <SlotVisit secret={secret} opened={opened} onAnswered={setAnswered} onTaken={look} />
      ) : secret !== '' && error === null ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <CodeForm
          fault={error}
          onCode={async (code) => navigate({ to: pathTo('VisitLink', { secret: code }) })}
        />
      )}
    </EntryScreen>
  );
}
