import { rightsOf } from '#contract/settlement/statement-text.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

/** What the recipient may do and by when; documents are at hand below their services. */
export function Rights({ statement }: { statement: OpenedStatement }) {
  return (
    <section className={styles.part} aria-label="Vaše práva">
      <h2 className={page.heading}>Vaše práva</h2>
      <dl className={styles.rights}>
        {rightsOf(statement).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {statement.files.length === 0 ? null : (
        <p className={page.text}>
          Doklady, ze kterých vyúčtování vychází, si můžete prohlédnout hned: jsou u jednotlivých
          služeb.
        </p>
      )}
    </section>
  );
}
