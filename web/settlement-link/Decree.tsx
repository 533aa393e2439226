import { DECREE_HEADING, decreeRows, supplierTexts } from '#contract/settlement/decree-rows.ts';
import type { DecreeFacts } from '#contract/settlement/decree.ts';
import styles from './decree.module.css';

/** What the decree wants of heat and hot water: the house and the recipient beside one another. */
export function Decree({ facts }: { facts: DecreeFacts | null }) {
  if (facts === null) return null;
  return (
    <>
      <h3>{DECREE_HEADING}</h3>
      <table className={styles.decree}>
        <thead>
          <tr>
            <th scope="col">Údaj</th>
            <th scope="col">Dům</th>
            <th scope="col">Vy</th>
          </tr>
        </thead>
        <tbody>
          {decreeRows(facts).map(({ name, house, own }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{house}</td>
              <td>{own}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {supplierTexts(facts).map((text) => (
        <p key={text} className={styles.told}>
          {text}
        </p>
      ))}
    </>
  );
}
