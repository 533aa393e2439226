import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { updatePaymentRows, type PaymentRowList } from '#contract/money/payment-rows.ts';
import { groupWords, type PaymentRow, type RowGroup } from '#contract/rules/payment-rows.ts';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useRowList, useSaveRows } from '../prescription.queries.ts';
import styles from '../prescription.module.css';

const schema = updatePaymentRows.body.omit({ version: true });
const groups = Object.entries(groupWords).map(([value, label]) => ({ value, label }));

/** What the unit prescribes besides services: names in groups, offered wherever a cost is named. */
export function RowsTab({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useRowList(unit_id);
  if (data !== undefined) return <RowsForm list={data} />;
  return error === null ? (
    <Skeleton height="12rem" />
  ) : (
    <LoadError error={error} onRetry={() => void refetch()} />
  );
}

interface Values {
  rows: readonly PaymentRow[];
  [field: string]: unknown;
}

function RowsForm({ list }: { list: PaymentRowList }) {
  const saving = useSaveRows();
  const { unit_id, version } = list;
  const form = useContractForm<Values>({
    schema,
    initial: { rows: list.rows },
    recordKey: unit_id,
    version,
    labels: { rows: 'Položky' },
    texts: { rows: (rows) => (rows as PaymentRow[]).map(({ name }) => name).join(', ') },
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Položky předpisu byly uloženy', saved);
      return { rows: saved.rows, version: saved.version };
    },
  });
  const { rows } = form.values;
  const put = (next: readonly PaymentRow[]) => form.setFields({ rows: next });
  const change = (at: number, part: Partial<PaymentRow>) =>
    put(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const faults = form.faultsIn('rows');
  const { error } = form.field('rows');
  return (
    <Form form={form} label="Položky předpisu" place={['tab']}>
      <FormPanel
        heading="Položky předpisu vedle služeb"
        note="Nabízejí se u nákladů prostorů i v hromadných změnách. Co tu není, je na evidenčním listu mezi zálohami na služby. Přejmenování nezmění náklady, které už jsou zapsané."
      >
        <Wide>
          <div className={styles.part}>
            {rows.map((row, at) => (
              // Rows have no name but their place.
              <div key={`row-${String(at)}`} className={styles.row}>
                <TextInput
                  label={at === 0 ? 'Název' : undefined}
                  aria-label={`Název ${at + 1}. položky`}
                  value={row.name}
                  error={faults[`${at}.name`]}
                  onChange={({ currentTarget: { value } }) => change(at, { name: value })}
                />
                <NativeSelect
                  label={at === 0 ? 'Skupina' : undefined}
                  aria-label={`Skupina ${at + 1}. položky`}
                  data={groups}
                  value={row.group}
                  onChange={({ currentTarget: { value } }) =>
                    change(at, { group: value as RowGroup })
                  }
                />
                <IconButton
                  label={`Odebrat položku ${row.name}`}
                  onClick={() => put(rows.filter((_row, index) => index !== at))}
                >
                  <IconTrash size="1.25rem" aria-hidden="true" />
                </IconButton>
              </div>
            ))}
            {error === undefined ? null : (
              <p className={styles.fault} role="alert">
                {error}
              </p>
            )}
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
                onClick={() => put([...rows, { name: '', group: 'other' }])}
              >
                Přidat položku
              </Button>
            </div>
          </div>
        </Wide>
      </FormPanel>
      <SaveBar form={form} label="Uložit položky" />
    </Form>
  );
}
