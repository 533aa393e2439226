import type { OpenedBoard } from '#contract/settlement/board.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import { signed } from '#contract/settlement/statement-rows.ts';
import page from '#web/ui/link-page.module.css';
import styles from '../statement-link.module.css';

/** Spaces whose cost changed most against the year before, with why; nobody's name. */
export function Changed({ board: { changed } }: { board: OpenedBoard }) {
  const areHouses = new Set(changed.map(({ building_name }) => building_name)).size > 1;
  return (
    <section className={styles.part} aria-labelledby="board-changed">
      <h2 className={page.heading} id="board-changed">
        Největší změny proti loňsku
      </h2>
      {changed.length === 0 ? (
        <p className={page.text}>
          S předchozím obdobím není co porovnat: jeho vyúčtování v portálu spočítané není, nebo
          prostory nesl někdo jiný.
        </p>
      ) : (
        <ul className={styles.things}>
          {changed.map(({ space_name, building_name, cost, former, reasons }) => (
            <li key={`${building_name} ${space_name}`}>
              <strong>
                {areHouses ? `Prostor ${space_name}, ${building_name}` : `Prostor ${space_name}`}
              </strong>
              <strong className={styles.figure}>
                {signed(cost - former, crowns(cost - former))}
              </strong>
              <span className={page.dimmed}>{`${crowns(former)} → ${crowns(cost)}`}</span>
              {reasons.map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
