import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { proveFlat, type OpenedPoster } from '#contract/fieldwork/slots.ts';
import { TextField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { pathTo } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryForm } from '#web/session/screens/EntryForm.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { useOpenPoster, useProveFlat } from './visit-link.queries.ts';
import page from '#web/ui/link-page.module.css';

/** Where the poster of a house leads: who comes, and which flat is yours (route PosterLink). */
export function PosterLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenPoster();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  return (
    <EntryScreen title="Termín návštěvy v domě">
      {data !== undefined ? (
        <>
          <House poster={data} />
          <FlatForm secret={secret} />
        </>
      ) : secret !== '' && error === null ? (
        <Skeleton height="12rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={page.text}>
            Termín ukazuje adresa z plakátu ve vašem domě. Opište ji, prosím, celou.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

function House({ poster }: { poster: OpenedPoster }) {
  const { round_name, work_name, building_name, place, client_name, client_phone } = poster;
  return (
    <div className={page.place}>
      <strong>{round_name}</strong>
      {work_name === round_name ? null : <span>{work_name}</span>}
      <span>{[building_name, place].filter((part) => part !== '').join(', ')}</span>
      <span className={page.dimmed}>
        {[client_name, client_phone].filter((part) => part !== '').join(', ')}
      </span>
    </div>
  );
}

const schema = proveFlat.body.pick({ space_number: true, proof: true });

/** Which flat is his, and what only somebody from it can read. */
function FlatForm({ secret }: { secret: string }) {
  const proving = useProveFlat();
  const navigate = useNavigate();
  const form = useContractForm({
    schema,
    initial: { space_number: '', proof: '' },
    onSave: async (_changes, { values }) => {
      const body = { secret, ...schema.parse(values) };
      const proven = await proving.mutateAsync({ body });
      await navigate({ to: pathTo('VisitLink', { secret: proven.secret }) });
      return values;
    },
  });
  return (
    <EntryForm form={form} label="Váš byt" submitLabel="Ukázat termín mého bytu">
      <TextField
        {...form.field('space_number')}
        label="Číslo bytu"
        hint="Jak je na plakátu."
        autoComplete="off"
      />
      <TextField
        {...form.field('proof')}
        label="Poslední 4 znaky čísla měřidla"
        hint="Kteréhokoli vodoměru nebo měřiče tepla v bytě; číslo je na jeho štítku. Nebo kód z lístku ze schránky."
        autoComplete="off"
      />
    </EntryForm>
  );
}
