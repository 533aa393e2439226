import { Title } from '@mantine/core';
import type { Transfer } from '#contract/pasports/transfers.ts';
import { Removal } from '#web/record/Removal.tsx';
import type { SpaceIds } from '../records/records.queries.ts';
import { TransferLetters } from './TransferLetters.tsx';
import { transferText, transferTitle } from './transfer-words.ts';
import { useTransferBack, useTransfers } from './transfer.queries.ts';
import styles from './transfer.module.css';

/** Transfers of a space with their letters; the newest may be taken back. Nothing where there is none. */
export function TransferHistory({ ids }: { ids: SpaceIds }) {
  const transfers = useTransfers(ids).data?.values ?? [];
  if (transfers.length === 0) return null;
  return (
    <section aria-label="Převody prostoru">
      <Title order={2} className={styles.heading ?? ''}>
        Převody
      </Title>
      <ol className={styles.history}>
        {transfers.map((transfer, at) => (
          <li key={transfer.pasport_transfer_id}>
            <p>
              <strong>{transferTitle(transfer)}</strong>
            </p>
            <p>{transferText(transfer)}</p>
            <div className={styles.tools}>
              <TransferLetters transfer={transfer} />
              {at === 0 ? <TakeBack ids={ids} transfer={transfer} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function TakeBack({ ids, transfer }: { ids: SpaceIds; transfer: Transfer }) {
  const taking = useTransferBack();
  const params = { ...ids, id: String(transfer.pasport_transfer_id) };
  return (
    <Removal
      label="Vzít převod zpět"
      question="Noví vlastníci z evidence zmizí a dosavadní budou vlastnit dál, jako by převod nebyl. Vrátí se i počet osob a zálohy."
      told="Převod je vzatý zpět"
      onRemove={() => taking.mutateAsync({ params })}
      onRemoved={() => undefined}
    />
  );
}
