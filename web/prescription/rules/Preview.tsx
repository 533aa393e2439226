import { Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import type { AskedRule, RuledSpace, RulePreview } from '#contract/money/prescription-rules.ts';
import { monthLength, partsOfMonth, turnText } from '#contract/rules/month-days.ts';
import { monthOf, monthText } from '#contract/rules/month-info.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { useAcceptRule } from '../prescription.queries.ts';
import styles from '../prescription.module.css';
import { spacesText, spaceText } from '../words.ts';
import { previewColumns } from './preview-columns.tsx';

interface PreviewProps {
  rule: AskedRule;
  preview: RulePreview;
  /** What is filled in is another rule by now. */
  isOtherwise: boolean;
  onExcept: (except: readonly number[]) => void;
  /** The preview has to be asked for again. */
  onOvertaken: () => void;
  onAccepted: (cost_rule_id: number) => void;
}

/** What a rule would change in each space, before it is accepted whole. */
export function Preview(props: PreviewProps) {
  const { rule, preview, isOtherwise, onExcept, onOvertaken, onAccepted } = props;
  const accepting = useAcceptRule();
  const { unit_id, seen, changed_count } = preview;
  const isStuck = rule.way === 'divide' && preview.problems_count > 0;
  const accept = async () => {
    const isSure = await confirm({
      title: `Změnit ${rule.name} od ${formatDate(rule.valid_from)}?`,
      message: `Změní se ${spacesText(changed_count)}: ${formatMoney(preview.held_sum)} → ${formatMoney(preview.amount_sum)} měsíčně. Zapíše se všechno, nebo nic, a změnu půjde jedním krokem vrátit.`,
      confirmLabel: 'Přijmout změnu',
    });
    if (!isSure) return;
    accepting.mutate(
      { params: { unit_id }, body: { ...rule, seen } },
      {
        onSuccess: ({ cost_rule_id }) => {
          flash(`Předpis změněn: ${spacesText(changed_count)}`);
          onAccepted(cost_rule_id);
        },
        onError: onOvertaken,
      },
    );
  };
  return (
    <section className={styles.part} aria-labelledby="rule-preview">
      <h2 className={styles.heading} id="rule-preview">
        Náhled změny
      </h2>
      <Facts preview={preview} />
      <Warnings rule={rule} preview={preview} isStuck={isStuck} />
      <DataTable
        id="rule-preview"
        label="Náhled změny předpisu"
        rows={preview.rows}
        columns={previewColumns(rule.way === 'percent' ? null : rule.key)}
        rowKey={({ pasport_id }) => pasport_id}
        searchIn={(row) => [spaceText(row), row.payer_names]}
        seek={{ placeholder: 'Prostor, jméno', label: 'Hledat v náhledu' }}
        isDimmed={({ is_excepted }) => is_excepted}
        renderPicked={(rows) => <Except rule={rule} rows={rows} onExcept={onExcept} />}
      />
      <div className={styles.bar}>
        <Button
          leftSection={<IconCheck size="1.125rem" aria-hidden="true" />}
          disabled={isOtherwise || isStuck || changed_count === 0}
          loading={accepting.isPending}
          onClick={() => void accept()}
        >
          Přijmout změnu
        </Button>
        {isOtherwise ? (
          <span className={styles.put}>
            Vyplněné údaje se od náhledu liší. Ukažte náhled znovu.
          </span>
        ) : null}
      </div>
      <ErrorLine error={accepting.error} isOfAction />
    </section>
  );
}

function Facts({ preview }: { preview: RulePreview }) {
  const { rows, held_sum, amount_sum, changed_count, raised_count } = preview;
  const informed = rows.filter((row) => row.amount !== null && row.amount !== (row.held ?? 0));
  const mailed = informed.filter(({ has_email }) => has_email).length;
  const names = informed.map(({ without_email }) => without_email).filter((name) => name !== '');
  const unborne = informed.filter(({ payer_names }) => payer_names === '').length;
  return (
    <Summary>
      <Fact label="Dosud měsíčně">
        <span className="k-figures">{formatMoney(held_sum)}</span>
      </Fact>
      <Fact label="Nově měsíčně">
        <span className="k-figures">{formatMoney(amount_sum)}</span>
      </Fact>
      <Fact label="Rozdíl">
        <span className="k-figures">{formatMoney(amount_sum - held_sum)}</span>
      </Fact>
      <Fact label="Změní se">
        {spacesText(changed_count)}
        {raised_count === 0 ? null : <FactNote>{`z toho zvýšení: ${raised_count}`}</FactNote>}
      </Fact>
      <Fact label="Koho informovat">
        {`e-mailem ${spacesText(mailed)}`}
        {unborne === 0 ? null : <FactNote>{`nikdo neplatí: ${spacesText(unborne)}`}</FactNote>}
      </Fact>
      <Fact label="Bez e-mailu">
        {names.length === 0 ? 'nikdo' : <Names names={names} />}
        {names.length === 0 ? null : <FactNote>list jim předejte na papíře</FactNote>}
      </Fact>
    </Summary>
  );
}

/** Names, of many only the first ones: the others stand in the table. */
function Names({ names }: { names: readonly string[] }) {
  const MOST = 3;
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` a další (${rest})` : ''}`;
}

interface WarningsProps {
  rule: AskedRule;
  preview: RulePreview;
  isStuck: boolean;
}

/** What the month in which the change begins costs where it is counted by days and nothing else changes in it. */
function firstMonth(rule: AskedRule, { month_change, rows }: RulePreview): string | undefined {
  const day = Number(rule.valid_from.slice(8));
  if (month_change !== 'days' || day === 1) return undefined;
  const length = monthLength(rule.valid_from);
  const sums = rows.map(({ held, amount }) =>
    partsOfMonth(length, [
      { day: 1, amount: held ?? 0 },
      { day, amount: amount ?? held ?? 0 },
    ]).reduce((sum, part) => sum + part, 0),
  );
  return `celkem ${formatMoney(sums.reduce((sum, part) => sum + part, 0))}`;
}

/** What to know before it is accepted; nothing of it forbids the change but an unknown part of a divided sum. */
function Warnings({ rule, preview, isStuck }: WarningsProps) {
  const { problems_count, closed_month, earliest_delivered, earliest_posted } = preview;
  const isEarly =
    preview.is_service && preview.raised_count > 0 && rule.valid_from < earliest_posted;
  const turn = turnText(preview.month_change, rule.valid_from);
  const first = firstMonth(rule, preview);
  const texts = [
    turn !== '' &&
      (first === undefined
        ? turn
        : `${turn} Za ${monthText(monthOf(rule.valid_from))} to je ${first}.`),
    isEarly &&
      `Zvýšenou zálohu lze požadovat od prvního dne měsíce po doručení oznámení (zákon č. 67/2013 Sb., §\u00A04 odst.\u00A03): při doručení dnes od ${formatDate(earliest_delivered)}, při odeslání poštou dnes od ${formatDate(earliest_posted)}.`,
    isStuck &&
      'Částku nelze rozdělit, dokud u některého prostoru chybí údaj. Doplňte ho, nebo prostor vyberte a vynechte.',
    !isStuck &&
      problems_count > 0 &&
      `Nelze spočítat: ${spacesText(problems_count)}. Zůstanou, jak jsou; důvod je v poznámce.`,
    closed_month !== null &&
      `Uzavřené měsíce až po ${monthText(closed_month)} se nezmění. Rozdíl se předepíše do prvního otevřeného měsíce a změnu pak nepůjde vrátit.`,
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.warnings} role="status">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface ExceptProps {
  rule: AskedRule;
  rows: readonly RuledSpace[];
  onExcept: (except: readonly number[]) => void;
}

/** Leaves the picked spaces out of the change, or takes them in again. */
function Except({ rule, rows, onExcept }: ExceptProps) {
  const ids = rows.map(({ pasport_id }) => pasport_id);
  const picked = new Set(ids);
  return (
    <>
      <Button
        variant="default"
        onClick={() => onExcept([...new Set([...rule.except, ...ids])])}
        disabled={rows.every(({ is_excepted }) => is_excepted)}
      >
        Vynechat ze změny
      </Button>
      <Button
        variant="default"
        onClick={() => onExcept(rule.except.filter((id) => !picked.has(id)))}
        disabled={!rows.some(({ is_excepted }) => is_excepted)}
      >
        Vrátit do změny
      </Button>
    </>
  );
}
