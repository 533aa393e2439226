import { ruleName } from '#contract/rules/division-rule.ts';
import { useState } from 'react';
import { z } from 'zod';
import { ruleMark, ruleMarkValue, type RuleMark } from '#contract/billing/rule-words.ts';
import {
  billingRuleSpaceInput,
  type BillingRule,
  type BillingRuleSpace,
} from '#contract/billing/rules.ts';
import { chosenId } from '#contract/fields.ts';
import { ruledBy } from '#contract/record.ts';
import { ruleSpaceRules } from '#contract/rules/rule-space.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useHouses, useSpaces } from '../billing.queries.ts';
import { AccessHint } from './AccessHint.tsx';
import { useCreateSpace, useSaveSpace } from './rules.queries.ts';

interface Values {
  pasport_id: number | null;
  mark: RuleMark;
  amount: number | string | null;
  reason: string;
  valid_from: string | null;
  valid_to: string | null;
  [name: string]: unknown;
}

const labels = {
  pasport_id: 'Prostor',
  mark: 'Co je jinak',
  amount: 'Částka za období',
  reason: 'Důvod',
  valid_from: 'Od',
  valid_to: 'Do',
};
const schema = ruledBy(
  z.object({ pasport_id: chosenId('Vyberte prostor'), ...billingRuleSpaceInput.shape }),
  ruleSpaceRules,
);

interface SpaceDialogProps {
  rule: BillingRule;
  /** Undefined for a new one. */
  space: BillingRuleSpace | undefined;
  onClose: () => void;
}

const firstValues = ({ method }: BillingRule): Values => ({
  pasport_id: null,
  mark: method === 'fixed' ? 'fixed' : 'exempt',
  amount: null,
  reason: '',
  valid_from: null,
  valid_to: null,
});

function valuesOf({ pasport_id, mark, amount, reason, valid_from, valid_to }: BillingRuleSpace) {
  return { pasport_id, mark, amount, reason, valid_from, valid_to };
}

/** A space to which the rule applies otherwise, and why. */
export function SpaceDialog({ rule, space, onClose }: SpaceDialogProps) {
  const { unit_id, billing_rule_id } = rule;
  const creation = useCreateSpace();
  const saving = useSaveSpace();
  const form = useContractForm<Values>({
    schema,
    initial: space === undefined ? firstValues(rule) : valuesOf(space),
    labels,
    texts: { mark: ruleMarkValue.text },
    onSave: async (_changes, { values }) => {
      const { pasport_id, ...fields } = schema.parse(values);
      const of = { unit_id, billing_rule_id };
      const answer =
        space === undefined
          ? await creation.mutateAsync({
              params: { ...of, id: '0' },
              body: { pasport_id, ...fields },
            })
          : await saving.mutateAsync({
              params: { ...of, id: String(space.billing_rule_space_id) },
              body: { ...fields, version: space.version },
            });
      flash('Zvláštní prostor byl uložen', answer);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={space === undefined ? `Zvláštní prostor: ${ruleName(rule)}` : space.name}
      saveLabel={space === undefined ? 'Přidat prostor' : 'Uložit změny'}
      onClose={onClose}
    >
      {space === undefined ? <SpaceChoice rule={rule} form={form} /> : null}
      <Otherwise rule={rule} form={form} />
      {rule.method === 'meter' ? (
        <AccessHint
          unit_id={unit_id}
          pasport_id={form.values.pasport_id}
          isMarked={form.values.mark === 'refused'}
          onRefused={(facts) =>
            form.setFields({
              mark: 'refused',
              amount: null,
              ...(form.values.reason === '' && { reason: facts }),
            })
          }
        />
      ) : null}
    </ModalForm>
  );
}

/** A space of the rule's house, or of a house that is chosen first. */
function SpaceChoice({ rule, form }: { rule: BillingRule; form: ContractForm<Values> }) {
  const { unit_id, pasport_id } = rule;
  const houses = useHouses(unit_id).map((house) => ({
    id: house.pasport_id,
    name: house.pasport_name,
  }));
  const [chosen, setChosen] = useState<number | null>(null);
  const house = pasport_id ?? chosen ?? houses[0]?.id ?? null;
  const spaces = useSpaces(unit_id, house).map(({ pasport_id: id, space_number: name }) => ({
    id,
    name,
  }));
  const choose = (next: number | null) => {
    setChosen(next);
    form.setFields({ pasport_id: null });
  };
  return (
    <>
      {pasport_id === null && houses.length > 1 ? (
        <IdField
          name="house"
          label="Dům"
          value={house}
          onChange={choose}
          onBlur={() => undefined}
          error={undefined}
          required={false}
          choices={houses}
        />
      ) : null}
      <IdField
        {...form.field('pasport_id')}
        label={labels.pasport_id}
        choices={spaces}
        data-autofocus
      />
    </>
  );
}

function Otherwise({ rule, form }: { rule: BillingRule; form: ContractForm<Values> }) {
  const { mark } = form.values;
  const marks = ruleMark.options.filter(
    (one) => one !== 'fixed' || rule.method === 'fixed' || mark === 'fixed',
  );
  const isFixed = mark === 'fixed';
  return (
    <>
      <SelectField
        {...form.field('mark')}
        // An amount is of a fixed one alone.
        onChange={(next) => form.setFields({ mark: next, amount: null })}
        label={labels.mark}
        options={marks.map((value) => ({ value, label: ruleMarkValue.text(value) }))}
      />
      {isFixed ? <MoneyField {...form.field('amount')} label={labels.amount} /> : null}
      <Wide>
        <TextField
          {...form.field('reason')}
          label={labels.reason}
          hint="Uvede se ve vyúčtování, například „přízemí, výtah nevyužívá“"
        />
      </Wide>
      <FieldRow kind="pair">
        <DateField {...form.field('valid_from')} label={labels.valid_from} />
        <DateField {...form.field('valid_to')} label={labels.valid_to} />
      </FieldRow>
    </>
  );
}
