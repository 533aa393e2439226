import { Button } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { IconRefresh } from '#web/icons/IconRefresh.ts';
import type { CostRuleRow } from '#contract/money/prescription-rules.ts';
import { keyWords, rateText } from '#contract/rules/cost-rule.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useRules, useUndoRule } from '../prescription.queries.ts';
import styles from '../prescription.module.css';
import { spacesText } from '../words.ts';

const columns: readonly Column<CostRuleRow>[] = [
  { text: 'Položka', value: 'name', sortable: true, width: 160, fixed: true, telling: true },
  {
    text: 'Sazba',
    id: 'rate',
    value: rateText,
    width: 190,
    telling: true,
  },
  {
    text: 'Klíč',
    id: 'key',
    value: ({ way, key }) => (way === 'percent' ? '' : keyWords[key]),
    width: 170,
  },
  {
    text: 'Platí od',
    value: 'valid_from',
    sortable: true,
    width: 100,
    render: ({ valid_from }) => formatDate(valid_from),
  },
  {
    text: 'Kde',
    id: 'place',
    value: ({ building_name }) => (building_name === '' ? 'celá jednotka' : building_name),
    sortable: true,
    width: 150,
  },
  { text: 'Prostorů', value: 'spaces_count', sortable: true, width: 90, align: 'right' },
  {
    text: 'Měsíčně',
    id: 'sum',
    value: ({ sum }) => sum,
    render: ({ sum }) => formatMoney(sum),
    exported: ({ sum }) => sum / 100,
    width: 118,
    align: 'right',
  },
  { text: 'Důvod', value: 'reason', width: 180, hiddenFirst: true },
  {
    text: 'Zapsáno',
    value: 'created',
    sortable: true,
    width: 140,
    hiddenFirst: true,
    render: ({ created }) => formatDateTime(created),
  },
  { text: 'Kdo', value: 'user_name', width: 140, hiddenFirst: true },
];

interface RuleListProps {
  unit_id: number;
  /** Leads to sheets of the spaces of a rule. */
  onSheets: (rule: CostRuleRow) => void;
  /** Has a rule counted again with what is known now. */
  onAgain: (rule: CostRuleRow) => void;
}

/** Rules that were accepted; the last one can be taken back, any can be counted again. */
export function RuleList({ unit_id, ...steps }: RuleListProps) {
  const { data, error, refetch } = useRules(unit_id);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const rules = data?.values ?? [];
  if (rules.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="accepted-rules">
      <h2 className={styles.heading} id="accepted-rules">
        Přijaté změny
      </h2>
      <DataTable
        id="cost-rules"
        label="Přijaté hromadné změny"
        rows={rules}
        columns={[...columns, actionsColumn(steps)]}
        rowKey={({ cost_rule_id }) => cost_rule_id}
      />
    </section>
  );
}

type Steps = Pick<RuleListProps, 'onSheets' | 'onAgain'>;

const actionsColumn = (steps: Steps): Column<CostRuleRow> => ({
  text: 'Akce',
  id: 'actions',
  value: () => '',
  exported: false,
  whole: true,
  telling: true,
  width: 330,
  render: (rule) => <Actions rule={rule} {...steps} />,
});

function Actions({ rule, onSheets, onAgain }: { rule: CostRuleRow } & Steps) {
  const undoing = useUndoRule();
  const { unit_id, cost_rule_id, name, valid_from, spaces_count } = rule;
  const undo = async () => {
    const isSure = await confirm({
      title: `Vrátit změnu ${name} od ${formatDate(valid_from)}?`,
      message: `${spacesText(spaces_count)} bude platit zase to, co předtím. Pokud jste už poslali evidenční listy, pošlete nové.`,
      confirmLabel: 'Vrátit změnu',
    });
    if (isSure)
      undoing.mutate(
        { params: { unit_id, cost_rule_id } },
        { onSuccess: () => flash('Změna předpisu byla vrácena') },
      );
  };
  const icon = { size: '1rem', 'aria-hidden': true } as const;
  return (
    <span className={styles.actions}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileText {...icon} />}
        onClick={() => onSheets(rule)}
      >
        Listy
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh {...icon} />}
        onClick={() => onAgain(rule)}
      >
        Znovu spočítat
      </Button>
      {rule.can_undo ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp {...icon} />}
          loading={undoing.isPending}
          onClick={() => void undo()}
        >
          Vrátit
        </Button>
      ) : null}
      <ErrorLine error={undoing.error} isOfAction />
    </span>
  );
}
