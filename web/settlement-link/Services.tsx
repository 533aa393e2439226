import { Button } from '@mantine/core';
import { useState } from 'react';
import { toldTogether } from '#contract/settlement/difference-text.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import { measuredIn, readingRows, type ReadingRow } from '#contract/settlement/statement-rows.ts';
import { advanceTexts, balanceText, groundTexts } from '#contract/settlement/statement-text.ts';
import type { StatementService } from '#contract/settlement/statement-paper.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { Difference } from '#web/core/difference/Difference.tsx';
import { printing } from '#web/ui/printing.ts';
import { Decree } from './Decree.tsx';
import { Documents } from './Documents.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

interface ServicesProps {
  secret: string;
  statement: OpenedStatement;
  /** Begins an objection to a service; undefined when none may be made. */
  onObject: ((service_id: number) => void) | undefined;
}

/** Services, each of which opens to what its sum stands on. */
export function Services({ secret, statement, onObject }: ServicesProps) {
  const { cost, advance, balance, files } = statement;
  const { services, together } = toldTogether(statement.services);
  return (
    <section className={styles.part} aria-label="Služby">
      <h2 className={page.heading}>Služby</h2>
      <p className={page.dimmed}>
        Po otevření služby uvidíte, jak její částka vznikla, s odečty a doklady.
      </p>
      <div>
        {services.map((service) => (
          <Service
            key={service.service_id}
            service={service}
            secret={secret}
            files={files}
            onObject={onObject}
          />
        ))}
        <div className={styles.total}>
          <Sums name="Celkem" cost={cost} advance={advance} balance={balance} />
        </div>
      </div>
      {together === '' ? null : <p className={page.dimmed}>{together}</p>}
      {advanceTexts(statement).map((text) => (
        <p key={text} className={page.text}>
          {text}
        </p>
      ))}
    </section>
  );
}

interface ServiceProps {
  service: StatementService;
  secret: string;
  files: OpenedStatement['files'];
  onObject: ServicesProps['onObject'];
}

/** Paper cannot be opened: there it is all told. */
function Service({ service, secret, files, onObject }: ServiceProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = printing.use();
  return (
    <details
      className={styles.service}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <Sums {...service} name={service.service_name} />
      </summary>
      <div className={styles.inside}>
        {groundTexts(service).map((text) => (
          <p key={text} className={page.text}>
            {text}
          </p>
        ))}
        <Difference difference={service.difference} />
        <Readings rows={readingRows(service)} unit={measuredIn(service)} />
        <Decree facts={service.decree} />
        <Documents service={service} secret={secret} files={files} />
        {onObject === undefined || isPrinting ? null : (
          <div>
            <Button variant="default" onClick={() => onObject(service.service_id)}>
              Podat námitku k této službě
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface SumsProps {
  name: string;
  cost: number;
  advance: number;
  balance: number;
}

function Sums({ name, cost, advance, balance }: SumsProps) {
  return (
    <span className={styles.sums}>
      <strong>{name}</strong>
      <strong className={styles.figure}>{crowns(cost)}</strong>
      <span className={page.dimmed}>{`zálohy ${crowns(advance)}`}</span>
      <span className={styles.figure}>{balanceText(balance)}</span>
    </span>
  );
}

function Readings({ rows, unit }: { rows: readonly ReadingRow[]; unit: string }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{unit === '' ? 'Odečty' : `Odečty (${unit})`}</h3>
      <ul className={styles.things}>
        {rows.map((row) => (
          <li key={row.key}>
            <span>{`Měřidlo ${row.serial}`}</span>
            <span className={styles.figure}>{row.between}</span>
            <span className={page.dimmed}>{spanText(row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** 'od 120,5 (31. 12. 2024) do 155,5 (31. 12. 2025)' */
function spanText({ from, fromState, to, toState }: ReadingRow): string {
  const on = (state: string, day: string) => (day === '' ? state : `${state} (${day})`);
  return `od ${on(fromState, from)} do ${on(toState, to)}`;
}
