import { useRef } from 'react';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { emptyOf, ruledBy } from '#contract/record.ts';
import type { UnopenedSettlement } from '#contract/settlement/guard-record.ts';
import { settlementFields, settlementRules } from '#contract/settlement/settlement-record.ts';
import { WHOLE_UNIT } from '#contract/settlement/settlement-title.ts';
import { settlementInput, type Settlement } from '#contract/settlement/settlements.ts';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useCreateSettlement, useHouses } from './settlement.queries.ts';
import { settlementLabels, type SettlementValues } from './words.ts';

interface NewSettlementProps {
  unit_id: number;
  /** Settlements that are there. */
  known: readonly Settlement[];
  /** Of what and for which days, where somebody has chosen. */
  asked: UnopenedSettlement | undefined;
  onSaved: (made: Settlement) => void;
  onClose: () => void;
}

const schema = ruledBy(settlementInput, settlementRules);
const names = ['building_id', 'period_from', 'period_to', 'note'] as const;

/** What was asked for, else last year of the whole unit, or of the house that was settled last. */
function firstValues(
  known: readonly Settlement[],
  asked: UnopenedSettlement | undefined,
): SettlementValues {
  if (asked !== undefined) {
    const { building_id, period_from, period_to } = asked;
    return { ...emptyOf(settlementFields), building_id, period_from, period_to };
  }
  const year = parseIsoDate(todayInPrague()).year - 1;
  const [last] = known;
  return {
    ...emptyOf(settlementFields),
    building_id: last?.building_id ?? null,
    period_from: `${year}-01-01`,
    period_to: `${year}-12-31`,
  };
}

/** A new settlement; what it is counted from is gathered on its record. */
export function NewSettlement({ unit_id, known, asked, onSaved, onClose }: NewSettlementProps) {
  const creation = useCreateSettlement();
  const houses = useHouses(unit_id);
  const made = useRef<Settlement>(undefined);
  const form = useContractForm<SettlementValues>({
    schema,
    initial: firstValues(known, asked),
    labels: settlementLabels,
    onSave: async (_changes, { values }) => {
      const body = settlementInput.parse(values);
      const answer = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Vyúčtování bylo založeno', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Nové vyúčtování"
      saveLabel="Založit vyúčtování"
      // The dialog closes itself when it has saved; then the new settlement opens instead.
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <RecordFields
        fields={settlementFields}
        form={form}
        names={names}
        rows={[['period_from', 'period_to']]}
        controls={{
          building_id: (
            <IdField
              key="building_id"
              {...form.field('building_id')}
              label={settlementFields.building_id.label}
              choices={houses.map(({ pasport_id, pasport_name }) => ({
                id: pasport_id,
                name: pasport_name,
              }))}
              none={WHOLE_UNIT}
            />
          ),
        }}
      />
    </ModalForm>
  );
}
