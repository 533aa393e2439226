import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { UnitService } from '#contract/pasports/unit-services.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMergeServices } from './unit-services.queries.ts';
import styles from './house-values.module.css';

interface MergeByHandProps {
  unit_id: number;
  services: readonly UnitService[];
}

/** Merges any service into another, where their names do not look alike. */
export function MergeByHand({ unit_id, services }: MergeByHandProps) {
  const merging = useMergeServices();
  const [from, setFrom] = useState('');
  const [into, setInto] = useState('');
  const names = ['', ...services.map(({ name }) => name)];
  const merge = () =>
    merging.mutate(
      { params: { unit_id }, body: { names: [from], name: into } },
      {
        onSuccess: () => {
          flash('Služby byly sloučeny');
          setFrom('');
        },
      },
    );
  return (
    <fieldset className={styles.merge}>
      <legend>Jiné dvě služby</legend>
      <Group gap="xs" align="end" className={styles.byHand ?? ''}>
        <NativeSelect
          label="Sloučit"
          data={names}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <NativeSelect
          label="do služby"
          data={names}
          value={into}
          onChange={(event) => setInto(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={from === '' || into === '' || from === into}
          loading={merging.isPending}
          onClick={merge}
        >
          Sloučit
        </Button>
      </Group>
      <ErrorLine error={merging.error} />
    </fieldset>
  );
}
