import { listedName } from '#contract/rules/listed-name.ts';
import { Button } from '@mantine/core';
import { IconArrowMerge } from '#web/icons/IconArrowMerge.ts';
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMergeAddresses } from '../addresses.queries.ts';
import { FieldChoices } from './FieldChoices.tsx';
import { fullest, strangers, takenValues } from './merge-values.ts';
import type { Chosen } from './merge-values.ts';
import { RecordChoice } from './RecordChoice.tsx';
import { TakenValues } from './TakenValues.tsx';

interface MergingProps {
  unit_id: number;
  addresses: readonly Address[];
  /** How many relations to spaces each of them has; unknown while they are read. */
  relationCounts: readonly (number | undefined)[];
  onMerged: (kept_id: number) => void;
}

/** Which record stays, what it takes over, and the merge itself. */
export function Merging({ unit_id, addresses, relationCounts, onMerged }: MergingProps) {
  const merging = useMergeAddresses();
  const [keptId, setKeptId] = useState<number | null>(null);
  const [leftByHand, setLeft] = useState<ReadonlySet<number> | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const kept = addresses.find(({ address_id }) => address_id === keptId) ?? fullest(addresses);
  if (kept === undefined) return null;
  const left = leftByHand ?? strangers(kept, addresses);
  const joined = addresses.filter(({ address_id }) => !left.has(address_id));

  const keep = (address_id: number) => {
    setKeptId(address_id);
    setChosen({});
  };
  const merge = async () => {
    const isSure = await confirm({
      title: 'Sloučit záznamy?',
      message: `Zůstane „${listedName(kept)}“, ostatní záznamy zaniknou. Tuto akci nelze vrátit.`,
      confirmLabel: 'Sloučit záznamy',
      danger: true,
    });
    if (!isSure) return;
    const { address_id: kept_id, version } = kept;
    const merged_ids = joined.map(({ address_id }) => address_id).filter((id) => id !== kept_id);
    const fields = takenValues(kept, joined, chosen);
    const done = () => {
      flash('Záznamy byly sloučeny');
      onMerged(kept_id);
    };
    merging.mutate(
      { params: { unit_id }, body: { kept_id, merged_ids, fields, version } },
      { onSuccess: done },
    );
  };
  return (
    <>
      <RecordChoice
        addresses={addresses}
        relationCounts={relationCounts}
        keptId={kept.address_id}
        left={left}
        onKeep={keep}
        onLeft={setLeft}
      />
      <FieldChoices addresses={joined} kept={kept} chosen={chosen} onChoose={setChosen} />
      <TakenValues taken={takenValues(kept, joined, chosen)} />
      <div>
        <Button
          leftSection={<IconArrowMerge size="1.125rem" aria-hidden="true" />}
          disabled={joined.length < 2}
          loading={merging.isPending}
          onClick={() => void merge()}
        >
          Sloučit záznamy
        </Button>
      </div>
      <ErrorLine error={merging.error} remains="Nic se nezměnilo." />
    </>
  );
}
