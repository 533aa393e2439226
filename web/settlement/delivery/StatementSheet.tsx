import type { ReactNode } from 'react';
import { resultOf } from '#contract/settlement/statement-text.ts';
import { toldTogether } from '#contract/settlement/difference-text.ts';
import type { StatementPaper, StatementService } from '#contract/settlement/statement-paper.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { ExplainedService } from '../ExplainedService.tsx';
import styles from '../settlement.module.css';
import { Balance } from './Balance.tsx';
import { balanceText, differenceText } from './delivery-words.ts';
import { comparisonText, daysText, paymentText, useText } from './statement-text.ts';

interface StatementSheetProps {
  paper: StatementPaper;
  unit_id: number;
}

/** What the recipient reads: sums, and service by service how they came about. */
export function StatementSheet({ paper, unit_id }: StatementSheetProps) {
  const pay = paymentText(paper.payment);
  const compared = comparisonText(paper);
  const { services, together } = toldTogether(paper.services);
  return (
    <>
      <Facts>
        <Line name="Období">{daysText(paper)}</Line>
        <Line name="Vydáno">{issuedText(paper)}</Line>
        {paper.former_balance === null ? null : (
          <Line name="Předchozí verze">{formerText(paper)}</Line>
        )}
        {paper.is_gone ? (
          <Line name="Výsledek">{resultOf(paper).text}</Line>
        ) : (
          <Sums paper={paper} />
        )}
        {pay === '' ? null : <Line name="Kam zaplatit">{pay}</Line>}
        {compared === '' ? null : <Line name="Srovnání">{compared}</Line>}
      </Facts>
      {services.map((service) => (
        <Service key={service.service_id} service={service} unit_id={unit_id} />
      ))}
      {together === '' ? null : <p className={styles.said}>{together}</p>}
    </>
  );
}

function Sums({ paper }: { paper: StatementPaper }) {
  return (
    <>
      <Line name="Náklad">{formatMoney(paper.cost)}</Line>
      <Line name="Zálohy">
        {`přijato ${formatMoney(paper.advance)}, předepsáno ${formatMoney(paper.claimed)}`}
      </Line>
      <Line name="Výsledek">
        <strong>
          <Balance balance={paper.balance} />
        </strong>
        {`, splatnost ${formatDate(paper.due_on)}`}
      </Line>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const issuedText = ({ number, issued_on }: StatementPaper) =>
  number === 1 ? formatDate(issued_on) : `${formatDate(issued_on)}, ${number}. verze`;

/** What the statement before came to, by how much this one differs, and why. */
function formerText(paper: StatementPaper): string {
  const { former_balance, reason } = paper;
  const why = reason === '' ? '' : `. Důvod opravy: ${reason}`;
  return `${balanceText(former_balance ?? 0)}, nyní ${differenceText(paper)}${why}`;
}

interface ServiceProps {
  service: StatementService;
  unit_id: number;
}

/** A service explained; of one that only has advances its sums. */
function Service({ service, unit_id }: ServiceProps) {
  const { explanation, readings, difference, advance, service_name } = service;
  const used = useText(service);
  if (explanation !== null)
    return (
      <ExplainedService
        one={{ explanation, readings, difference }}
        advance={advance}
        unit_id={unit_id}
      >
        {used === '' ? null : <p className={styles.said}>{used}</p>}
      </ExplainedService>
    );
  return (
    <section className={styles.check}>
      <h3>
        {service_name}
        <span className={styles.said}>{`zálohy ${formatMoney(advance)}`}</span>
      </h3>
      <p>Z této služby příjemce nic nenese, zálohy na ni se vracejí.</p>
    </section>
  );
}
