import moving from '../moving/moving.module.css';
import { usePersons } from '../people/persons.ts';
import { useStanding } from './TransferBesides.tsx';
import { firstDayOf, partsOf, transferOf, voterOf } from './transfer-fields.ts';
import type { PartProps } from './transfer-part.ts';
import { transferSentence } from './transfer-sentence.ts';
import styles from './transfer.module.css';

/** What is going to happen, in a sentence. */
export function TransferPreview({ form, ids, present }: PartProps) {
  const { values } = form;
  const { nameOf } = usePersons(ids.unit_id);
  const costs = useStanding(ids, values);
  const { former, owners, staying } = transferOf(values, present);
  const name = (address_id: number) =>
    address_id === 0 ? '' : (nameOf(address_id) ?? 'nový vlastník');
  const { staying: rows } = partsOf(values, present);
  const voter = voterOf(values, rows);
  const known = [...former, ...rows];
  const nameOfRow = (address_id: number) =>
    known.find((row) => row.address_id === address_id)?.owner_name ?? '';
  const standing = rows.find(({ has_vote }) => has_vote)?.owner_name ?? null;
  const sentence = transferSentence({
    first_day: firstDayOf(values),
    former: former.map(({ address_id }) => nameOfRow(address_id)),
    owners: owners.map((owner) => ({ ...owner, name: name(owner.address_id) })),
    staying: staying.map((owner) => ({ ...owner, name: nameOfRow(owner.address_id) })),
    voter: voter === null ? standing : name(voter),
    users_count: values.users_count,
    passing: costs.filter(({ id }) => !values.ended_cost_ids.includes(id)),
    ending: costs.filter(({ id }) => values.ended_cost_ids.includes(id)),
  });
  return (
    <>
      <p className={styles.note}>
        Číslo SIPO se nepřevádí: patří plátci, novému ho zapište v adresáři.
      </p>
      <p className={moving.preview} role="status">
        {sentence}
      </p>
    </>
  );
}
