import { Button, Modal, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { UsualRule } from '#contract/billing/rule-making.ts';
import { uemClass, uemClassValue, type UemClass } from '#contract/billing/rule-words.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from '../billing.module.css';
import { basicLawText, houseText, methodText } from './rule-words.ts';
import { useCreateRules, useLaw, useUsualRules } from './rules.queries.ts';

interface UsualRulesProps {
  unit_id: number;
  onClose: () => void;
}

const countText = (count: number) =>
  `${count} ${czechPlural(count, 'pravidlo', 'pravidla', 'pravidel')}`;

function inputOf(rule: UsualRule, uem_class: UemClass) {
  const {
    service_name: _service,
    house_name: _house,
    source: _source,
    doubts: _doubts,
    ...fields
  } = rule;
  const costs = rule.costs.map(({ billing_place_id, percent }) => ({ billing_place_id, percent }));
  return { ...fields, costs, uem_class: rule.basic_by === 'heat' ? uem_class : 'unknown' } as const;
}

/** Rules by the law, looked through before they are made: all of them, or nothing. */
export function UsualRules({ unit_id, onClose }: UsualRulesProps) {
  useReturnedFocus();
  const { data, error, refetch } = useUsualRules(unit_id);
  const creation = useCreateRules();
  const [from, setFrom] = useState<string | null>(`${todayInPrague().slice(0, 4)}-01-01`);
  const [uem, setUem] = useState<UemClass>('unknown');
  const [fault, setFault] = useState<unknown>(null);
  const rules = data?.values ?? [];
  const isEmpty = data !== undefined && rules.length === 0;
  const accept = () => {
    setFault(null);
    const body = { valid_from: from ?? '', rules: rules.map((rule) => inputOf(rule, uem)) };
    creation.mutate(
      { params: { unit_id }, body },
      {
        onSuccess: (answer) => {
          flash(`${countText(rules.length)}: založeno`, answer);
          onClose();
        },
        onError: setFault,
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title="Pravidla podle zákona" size="lg">
      {data === undefined ? (
        error === null ? (
          <Skeleton height="12rem" />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        )
      ) : isEmpty ? (
        <p>
          Není co navrhnout: služby už pravidla mají, nebo jednotka nemá odběrná místa, podle
          kterých by šlo pravidla poznat.
        </p>
      ) : (
        <>
          <p>
            Navrženo podle odběrných míst a měřidel jednotky tak, jak dělí zákon, není-li nic
            ujednáno. Každé pravidlo pak můžete změnit.
          </p>
          <Choices rules={rules} from={from} onFrom={setFrom} uem={uem} onUem={setUem} />
          <Offered rules={rules} />
        </>
      )}
      <DialogFoot note={<ErrorLine error={fault} />}>
        <Button variant="default" onClick={onClose}>
          {isEmpty ? 'Zavřít' : 'Zrušit'}
        </Button>
        {isEmpty ? null : (
          <Button
            disabled={rules.length === 0}
            loading={creation.isPending}
            title="Ctrl+Enter"
            data-autofocus
            onClick={accept}
          >
            {rules.length === 0 ? 'Založit' : `Založit ${countText(rules.length)}`}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  );
}

interface ChoicesProps {
  rules: readonly UsualRule[];
  from: string | null;
  onFrom: (day: string | null) => void;
  uem: UemClass;
  onUem: (uem: UemClass) => void;
}

/** From when they hold, and what of the house nobody but its certificate tells. */
function Choices({ rules, from, onFrom, uem, onUem }: ChoicesProps) {
  const law = useLaw();
  const isHeat = rules.some(({ basic_by }) => basic_by === 'heat');
  return (
    <div className={styles.choices}>
      <DateInput label="Platí od" value={from} onChange={onFrom} />
      {isHeat ? (
        <NativeSelect
          label="Třída Uem v průkazu domu"
          description={basicLawText(
            { basic_by: 'heat', uem_class: uem },
            law,
            from ?? todayInPrague(),
          )}
          value={uem}
          data={uemClass.options.map((value) => ({ value, label: uemClassValue.text(value) }))}
          onChange={({ currentTarget: { value } }) => onUem(uemClass.parse(value))}
        />
      ) : null}
    </div>
  );
}

const costsText = ({ costs }: UsualRule) =>
  costs
    .map(({ name, percent }) =>
      percent === 100 ? name : `${name} ${formatNumber(percent, 0, 3)}\u00A0%`,
    )
    .join(', ');

function Offered({ rules }: { rules: readonly UsualRule[] }) {
  return (
    <ul className={styles.offered}>
      {rules.map((rule) => (
        <li key={`${rule.service_id}.${rule.pasport_id ?? 0}`}>
          <p className={styles.name}>{`${rule.service_name} – ${methodText(rule)}`}</p>
          <p className={styles.kind}>
            {[houseText(rule), `náklad ${costsText(rule)}`, rule.source].join(' · ')}
          </p>
          {rule.doubts.map((doubt) => (
            <p key={doubt} className={styles.doubt}>
              {doubt}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
