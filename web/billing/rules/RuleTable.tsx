import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { BillingRule } from '#contract/billing/rules.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import styles from '../billing.module.css';
import { NewRule } from './NewRule.tsx';
import type { Go, RuleAt } from './rule-at.ts';
import { RuleBulk } from './RuleBulk.tsx';
import { ruleColumns, textsOfRule } from './rule-columns.tsx';
import { filterChoices, filterName, isOfFilter } from './rule-filters.ts';
import { useLaw, useRules } from './rules.queries.ts';
import { UsualRules } from './UsualRules.tsx';

const rowKey = (row: BillingRule) => row.billing_rule_id;

interface RuleTableProps {
  unit_id: number;
  at: RuleAt;
  go: Go;
}

/** Rules of the unit; Enter or a double click opens one. */
export function RuleTable({ unit_id, at, go }: RuleTableProps) {
  const { as_of } = at;
  const { data, error, refetch } = useRules(unit_id, at.hidden === 1 || as_of !== undefined);
  const law = useLaw();
  const [marked, setMarked] = useState<number | null>(null);
  const day = as_of ?? todayInPrague();
  const filter = filterName(at.filter);
  const held = useMemo(
    () => (as_of === undefined ? data?.values : data?.values.filter((row) => holdsOn(row, as_of))),
    [data, as_of],
  );
  const rows = useMemo(
    () => held?.filter((row) => isOfFilter(filter, row, { law, day })),
    [held, filter, law, day],
  );
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: BillingRule, tab?: string) => {
    setMarked(rowKey(row));
    go({ record: rowKey(row), unit: unit_id, tab });
  };
  const end = () => go({ act: undefined }, { replace: true });
  const isNone = data !== undefined && data.values.length === 0 && data.hidden_rules === 0;
  return (
    <Stack gap="md" miw={0}>
      {isNone ? null : (
        <FilterChips
          label="Výběr pravidel"
          choices={filterChoices(held, { law, day })}
          value={filter}
          onChange={(name) => go({ filter: name === 'all' ? undefined : name }, { replace: true })}
        />
      )}
      <Rows
        unit_id={unit_id}
        at={at}
        go={go}
        law={law}
        day={day}
        rows={rows}
        hiddenCount={data?.hidden_rules}
        marked={marked}
        onMark={setMarked}
        onOpen={open}
      />
      {at.act === 'new' ? (
        <NewRule unit_id={unit_id} onSaved={(made) => open(made, 'costs')} onClose={end} />
      ) : null}
      {at.act === 'usual' ? <UsualRules unit_id={unit_id} onClose={end} /> : null}
    </Stack>
  );
}

interface RowsProps extends RuleTableProps {
  law: readonly LawRow[];
  day: string;
  rows: readonly BillingRule[] | undefined;
  hiddenCount: number | undefined;
  marked: number | null;
  onMark: (id: number) => void;
  onOpen: (row: BillingRule) => void;
}

function Rows({ unit_id, at, go, law, day, rows, hiddenCount = 0, ...props }: RowsProps) {
  const columns = useMemo(() => ruleColumns(law, day), [law, day]);
  const begin = (act: 'new' | 'usual') => go({ act }, { replace: true });
  const isNarrowed = at.filter !== undefined || at.as_of !== undefined;
  return (
    <DataTable
      id="billing-rules"
      label="Pravidla rozúčtování"
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      marked={props.marked}
      searchIn={textsOfRule}
      onSelect={(row) => props.onMark(rowKey(row))}
      onActivate={(row) => props.onOpen(row)}
      activateLabel="Otevřít pravidlo"
      seek={{ placeholder: 'Služba, dům, způsob', label: 'Hledat pravidlo' }}
      isDimmed={(row) => !holdsOn(row, day)}
      renderPicked={(picked) => <RuleBulk unit_id={unit_id} rows={picked} />}
      emptyAction={
        isNarrowed ? (
          <Button
            variant="default"
            onClick={() => go({ filter: undefined, as_of: undefined }, { replace: true })}
          >
            Zobrazit vše
          </Button>
        ) : (
          <FirstStep onUsual={() => begin('usual')} onNew={() => begin('new')} />
        )
      }
      held={Number(at.hidden === 1) + Number(at.as_of !== undefined)}
      filters={
        <>
          <AsOfField value={at.as_of} onChange={(as_of) => go({ as_of }, { replace: true })} />
          {at.as_of === undefined && (hiddenCount > 0 || at.hidden === 1) ? (
            <HiddenSwitch
              isOn={at.hidden === 1}
              count={hiddenCount}
              word="dřívější"
              onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
            />
          ) : null}
        </>
      }
      toolbar={
        <TableActions>
          <CreateButton text="Nové pravidlo" onClick={() => begin('new')} />
          <Button variant="default" onClick={() => begin('usual')}>
            Pravidla podle zákona
          </Button>
        </TableActions>
      }
    />
  );
}

/** What belongs here, and the first step. */
function FirstStep({ onUsual, onNew }: { onUsual: () => void; onNew: () => void }) {
  return (
    <div className={styles.first}>
      <p>
        Pravidlo říká, jak se náklad na službu ve vyúčtování rozdělí mezi byty: podle měřidel, osob
        nebo plochy. Kde nic ujednáno není, určuje způsob zákon.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onUsual}>Založit pravidla podle zákona</Button>
        <Button variant="default" onClick={onNew}>
          Nové pravidlo
        </Button>
      </div>
    </div>
  );
}
