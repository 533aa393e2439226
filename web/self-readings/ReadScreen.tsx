import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CodeForm } from '#web/session/screens/CodeForm.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { MetersToRead } from './MetersToRead.tsx';
import { useOpenReading } from './self-readings.queries.ts';

const TITLE = 'Odečet měřidel';

/** Where people without an account read their meters, by a link or a typed code (route ReadMeters). */
export function ReadScreen() {
  const { secret }: { secret?: string } = useParams({ strict: false });
  return <Read key={secret ?? ''} opened={secret} />;
}

function Read({ opened }: { opened: string | undefined }) {
  const [secret, setSecret] = useState(opened ?? '');
  const opening = useOpenReading();
  const { mutate, data, error } = opening;
  useEffect(() => {
    if (opened !== undefined) mutate({ body: { secret: opened } });
  }, [opened, mutate]);
  const open = async (code: string) => {
    await opening.mutateAsync({ body: { secret: code } });
    setSecret(code);
  };
  if (data !== undefined && secret !== '')
    return (
      <EntryScreen title={TITLE}>
        <MetersToRead opened={data} secret={secret} />
      </EntryScreen>
    );
  const isOpening = opened !== undefined && error === null;
  return (
    <EntryScreen title={TITLE}>
      {isOpening ? (
        <Skeleton height="12rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <CodeForm fault={opened === undefined ? null : error} onCode={open} />
      )}
    </EntryScreen>
  );
}
