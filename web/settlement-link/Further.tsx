import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import told from './decree.module.css';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

/** Texts that the decree wants on a statement of heat and hot water; nothing where there are none. */
export function Further({ statement: { further } }: { statement: OpenedStatement }) {
  if (further.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Další informace">
      <h2 className={page.heading}>Další informace</h2>
      {further.map(({ heading, text }) => (
        <div key={text}>
          {heading === '' ? null : <h3>{heading}</h3>}
          <p className={told.told}>{text}</p>
        </div>
      ))}
    </section>
  );
}
