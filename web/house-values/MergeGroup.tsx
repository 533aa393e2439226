import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import type { UnitService } from '#contract/pasports/unit-services.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMergeServices } from './unit-services.queries.ts';
import styles from './house-values.module.css';

interface MergeGroupProps {
  unit_id: number;
  /** Services that may be one, the one that should stay first. */
  group: readonly UnitService[];
}

/** One group of services: which name stays, and which of the others go into it. */
export function MergeGroup({ unit_id, group }: MergeGroupProps) {
  const merging = useMergeServices();
  const [name, setName] = useState(group[0]?.name ?? '');
  const [kept, setKept] = useState<readonly string[]>([]);
  const goes = group.filter((one) => one.name !== name && !kept.includes(one.name));
  const count = goes.reduce((sum, { costs_count }) => sum + costs_count, 0);
  const merge = () =>
    merging.mutate(
      { params: { unit_id }, body: { names: goes.map((one) => one.name), name } },
      { onSuccess: () => flash('Služby byly sloučeny') },
    );
  const keep = (one: string, isMerged: boolean) =>
    setKept(isMerged ? kept.filter((other) => other !== one) : [...kept, one]);
  return (
    <fieldset className={styles.merge}>
      <legend>Zůstane název</legend>
      {group.map((one) => (
        <div key={one.name} className={styles.mergeLine}>
          <Radio
            label={one.name}
            description={usesText(one)}
            checked={one.name === name}
            onChange={() => setName(one.name)}
          />
          {one.name === name ? null : (
            <Checkbox
              label="sloučit"
              aria-label={`Sloučit ${one.name}`}
              checked={!kept.includes(one.name)}
              onChange={(event) => keep(one.name, event.currentTarget.checked)}
            />
          )}
        </div>
      ))}
      <ErrorLine error={merging.error} />
      <Button disabled={goes.length === 0} loading={merging.isPending} onClick={merge}>
        Přejmenovat {count} {czechPlural(count, 'náklad', 'náklady', 'nákladů')} na „{name}“
      </Button>
    </fieldset>
  );
}

/** '40 nákladů ve 32 prostorech, v seznamu služeb' */
function usesText({ costs_count, spaces_count, is_listed }: UnitService): string {
  const costs = `${costs_count} ${czechPlural(costs_count, 'náklad', 'náklady', 'nákladů')}`;
  const spaces = `${spaces_count} ${spaces_count === 1 ? 'prostor' : czechPlural(spaces_count, 'prostor', 'prostory', 'prostorů')}`;
  return `${costs}, ${spaces}${is_listed ? ', ze seznamu služeb' : ', mimo seznam'}`;
}
