import { Button, TextInput } from '@mantine/core';
import { IconCalendarDown } from '#web/icons/IconCalendarDown.ts';
import { IconCloudDownload } from '#web/icons/IconCloudDownload.ts';
import { IconPencilPlus } from '#web/icons/IconPencilPlus.ts';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { RateSource } from '#contract/rates.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash, flashError } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import { fetchedWords } from './rate-words.ts';
import { useFetchRates } from './rates.queries.ts';
import styles from './rates.module.css';

interface AdminToolsProps {
  source: RateSource;
  onPut: () => void;
}

/** What a system admin may do with rates: read them from the bank now, or put one by hand. */
export function AdminTools({ source, onPut }: AdminToolsProps) {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  if (!isAdmin) return null;
  return (
    <>
      <FetchNow source={source} />
      {source === 'exchange' ? <FetchYear /> : null}
      <Button
        variant="default"
        leftSection={<IconPencilPlus size="1.125rem" aria-hidden="true" />}
        onClick={onPut}
      >
        Ruční záznam
      </Button>
    </>
  );
}

/** Reads one of the bank's files at once. */
export function FetchNow({ source, of = '' }: { source: RateSource; of?: string }) {
  const fetching = useFetchRates();
  const read = () =>
    fetching.mutate(
      { body: { source } },
      {
        onSuccess: (result) => {
          if (result.last_failure === '') flash(fetchedWords(result));
          else flashError(result.last_failure);
        },
      },
    );
  return (
    <div className={styles.fetch}>
      <Button
        variant="default"
        leftSection={<IconCloudDownload size="1.125rem" aria-hidden="true" />}
        loading={fetching.isPending}
        aria-label={of === '' ? undefined : `Načíst nyní: ${of}`}
        onClick={read}
      >
        Načíst nyní
      </Button>
      <ErrorLine error={fetching.error} />
    </div>
  );
}

/** Reads a whole year of rates of exchange, to fill a hole in them. */
function FetchYear() {
  const fetching = useFetchRates();
  const [year, setYear] = useState(todayInPrague().slice(0, 4));
  const isYear = /^\d{4}$/.test(year);
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isYear) return;
    fetching.mutate(
      { body: { source: 'exchange', year: Number(year) } },
      {
        onSuccess: (result) => {
          if (result.last_failure === '') flash(`Rok ${year}: ${fetchedWords(result)}`);
          else flashError(result.last_failure);
        },
      },
    );
  };
  return (
    <form className={styles.fetch} noValidate onSubmit={read}>
      <div className={styles.year}>
        <TextInput
          aria-label="Rok kurzů"
          inputMode="numeric"
          className="k-figures"
          w="5.5rem"
          value={year}
          error={isYear ? undefined : 'Zadejte rok'}
          onChange={(event) => setYear(event.currentTarget.value.trim())}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconCalendarDown size="1.125rem" aria-hidden="true" />}
          loading={fetching.isPending}
        >
          Načíst rok
        </Button>
      </div>
      <ErrorLine error={fetching.error} />
    </form>
  );
}
