import { Button, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { AddressRow } from '#contract/addresses.ts';
import type { listDuplicates } from '#contract/addresses.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { reasonWords } from './address-words.ts';
import { useDuplicates, useMergeAddresses } from './addresses.queries.ts';
import styles from './addresses.module.css';

type Group = ResultOf<typeof listDuplicates>['values'][number];

/** Records that look like one person or firm, to be merged. */
export function Duplicates({ unit_id, onClose }: { unit_id: number; onClose: () => void }) {
  const { data, error, refetch } = useDuplicates(unit_id);
  return (
    <Modal opened onClose={onClose} title="Duplicity v adresáři">
      {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton height={160} /> : null}
      {data?.values.length === 0 ? (
        <EmptyState title="Žádné duplicity" text="Všechny záznamy adresáře se liší." icon="users" />
      ) : null}
      {data?.values.map((group) => (
        <DuplicateGroup key={group.addresses[0]?.address_id} unit_id={unit_id} group={group} />
      ))}
    </Modal>
  );
}

function detailOf(row: AddressRow): string {
  return [row.street, row.city, row.phone, row.email, row.business_id]
    .filter((text) => text !== '')
    .join(', ');
}

function DuplicateGroup({ unit_id, group }: { unit_id: number; group: Group }) {
  const merging = useMergeAddresses();
  const [kept_id, setKept] = useState(group.addresses[0]?.address_id ?? 0);
  const merged_ids = group.addresses.map((row) => row.address_id).filter((id) => id !== kept_id);
  const merge = async () => {
    const kept = group.addresses.find((row) => row.address_id === kept_id)?.full_name ?? '';
    const isSure = await confirm({
      title: 'Sloučit záznamy?',
      message: `Zůstane „${kept}“. Vztahy k prostorům a objednávky přejdou na něj, ostatní záznamy zaniknou.`,
      confirmLabel: 'Sloučit',
      danger: true,
    });
    if (!isSure) return;
    const body = { kept_id, merged_ids };
    merging.mutate(
      { params: { unit_id }, body },
      { onSuccess: () => flash('Záznamy byly sloučeny') },
    );
  };
  return (
    <fieldset className={styles.group}>
      <legend>{group.reasons.map((reason) => reasonWords[reason]).join(', ')}</legend>
      {group.addresses.map((row) => (
        <label key={row.address_id} className={styles.choice}>
          <input
            type="radio"
            name={`kept-${group.addresses[0]?.address_id}`}
            checked={row.address_id === kept_id}
            onChange={() => setKept(row.address_id)}
          />
          <span>
            {row.full_name} <span className={styles.detail}>{detailOf(row)}</span>
          </span>
        </label>
      ))}
      <div>
        <Button variant="light" loading={merging.isPending} onClick={() => void merge()}>
          Sloučit do vybraného
        </Button>
      </div>
      <ErrorLine error={merging.error} />
    </fieldset>
  );
}
