import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Declared } from '#contract/declarations.ts';
import { CodeForm } from '#web/session/screens/CodeForm.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { useOpenDeclaration } from './declarations.queries.ts';
import { DeclareForm } from './DeclareForm.tsx';
import { DeclaredNote } from './DeclaredNote.tsx';

const TITLE = 'Nahlášení počtu osob';

/** Where people without an account declare, by a link or a typed code (route /osoby). */
export function DeclareScreen() {
  const { secret }: { secret?: string } = useParams({ strict: false });
  return <Declare key={secret ?? ''} opened={secret} />;
}

function Declare({ opened }: { opened: string | undefined }) {
  const [secret, setSecret] = useState(opened ?? '');
  const [declared, setDeclared] = useState<Declared | null>(null);
  const opening = useOpenDeclaration();
  const { mutate, data, error } = opening;
  useEffect(() => {
    if (opened !== undefined) mutate({ body: { secret: opened } });
  }, [opened, mutate]);
  const open = async (code: string) => {
    await opening.mutateAsync({ body: { secret: code } });
    setSecret(code);
  };
  if (declared !== null)
    return (
      <EntryScreen title="Děkujeme, máme to">
        <DeclaredNote declared={declared} onAgain={() => setDeclared(null)} />
      </EntryScreen>
    );
  if (data !== undefined && secret !== '')
    return (
      <EntryScreen title={TITLE}>
        <DeclareForm asked={data} secret={secret} onDeclared={setDeclared} />
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
