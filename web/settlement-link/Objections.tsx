import { Button } from '@mantine/core';
import { IconMessage2Exclamation } from '#web/icons/IconMessage2Exclamation.ts';
import type { OpenedObjection, OpenedObjections } from '#contract/settlement/objections.ts';
import { aboutText, objectionDates, termText } from '#contract/settlement/objection-text.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { ObjectionBadge } from '#web/core/objections/ObjectionBadge.tsx';
import type { About } from './about.ts';
import { ObjectionForm } from './ObjectionForm.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

interface ObjectionsProps {
  secret: string;
  statement: OpenedStatement;
  objections: OpenedObjections;
  /** Undefined while none is being written. */
  about: About | undefined;
  onAbout: (about: About | undefined) => void;
  onWritten: (objections: OpenedObjections) => void;
  /** What was just written; told until another one is begun. */
  isSent: boolean;
}

/** Objections of the recipient with their answers, and another one while the term runs. */
export function Objections({
  secret,
  statement,
  objections,
  about,
  onAbout,
  onWritten,
  isSent,
}: ObjectionsProps) {
  const { values, is_open } = objections;
  if (statement.is_superseded && values.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Námitky">
      <h2 className={page.heading}>Námitky</h2>
      {statement.is_superseded ? null : (
        <p className={page.text}>{termText(objections, statement)}</p>
      )}
      <p role="status" className={isSent ? styles.sent : page.text}>
        {isSent
          ? 'Námitka je podaná. Odpověď najdete tady; má-li správce Váš e-mail, dostanete ji i na něj.'
          : ''}
      </p>
      {is_open && about === undefined ? (
        <div className={styles.papers}>
          <Button
            variant="default"
            leftSection={<IconMessage2Exclamation size="1.125rem" aria-hidden="true" />}
            onClick={() => onAbout('all')}
          >
            Podat námitku
          </Button>
        </div>
      ) : null}
      {is_open && about !== undefined ? (
        <ObjectionForm
          key={about}
          secret={secret}
          statement={statement}
          about={about}
          onWritten={onWritten}
          onClose={() => onAbout(undefined)}
        />
      ) : null}
      {values.length === 0 ? null : (
        <ul className={styles.objections} aria-label="Podané námitky">
          {values.map((objection) => (
            <Objection key={objection.settlement_objection_id} objection={objection} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Objection({ objection }: { objection: OpenedObjection }) {
  const { state, content, answer } = objection;
  return (
    <li className={styles.objection}>
      <div className={styles.objectionHead}>
        <strong>{aboutText(objection)}</strong>
        <ObjectionBadge state={state} />
      </div>
      <p className={styles.written}>{content}</p>
      <p className={page.dimmed}>{objectionDates(objection)}</p>
      {answer === '' ? null : (
        <p className={styles.written}>
          <strong>Odpověď správce: </strong>
          {answer}
        </p>
      )}
    </li>
  );
}
