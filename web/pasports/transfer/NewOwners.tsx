import { SelectField } from '#web/form/fields.tsx';
import { usePersons } from '../people/persons.ts';
import { shareText } from '../records/record-words.ts';
import { OwnerRows } from './OwnerRows.tsx';
import { isCouple, isTyped, transferLabels, transferOf } from './transfer-fields.ts';
import type { PartProps } from './transfer-part.ts';
import styles from './transfer.module.css';

/** Who is going to own the space, how it is divided, and who casts its vote. */
export function NewOwners({
  form,
  ids,
  present,
  onNew,
}: PartProps & { onNew: (row: number, typed: string) => void }) {
  const { values } = form;
  const { owners, staying, former } = transferOf(values, present);
  const { nameOf } = usePersons(ids.unit_id);
  const voting = staying.find(({ has_vote }) => has_vote);
  const isChosen = voting === undefined && (owners.length > 1 || staying.length > 0);
  const named = values.owners.flatMap(({ address_id }) =>
    address_id === null ? [] : [{ value: String(address_id), label: nameOf(address_id) ?? '' }],
  );
  const share = isCouple(values) ? 'Společné jmění manželů' : undefined;
  const isCount = values.owners.length > 1;
  const divisions = [
    { value: 'equal', label: 'Rovným dílem' },
    ...(values.owners.length === 2 || values.division === 'joint'
      ? [{ value: 'joint', label: 'Společné jmění manželů (SJM)' }]
      : []),
    { value: 'own', label: 'Zadat zlomky' },
  ];
  return (
    <>
      <OwnerRows
        {...form.field('owners')}
        label={transferLabels.owners}
        unit_id={ids.unit_id}
        faults={form.faultsIn('owners')}
        isTyped={isTyped(values)}
        shareTexts={owners.map((owner) => share ?? `Podíl ${shareText(owner)}`)}
        keepers={former.filter(({ address_id }) =>
          values.owners.every((row) => row.address_id !== address_id),
        )}
        onNew={onNew}
      />
      {isCount || isChosen ? (
        <div className={styles.pair}>
          {isCount ? (
            <SelectField
              {...form.field('division')}
              // What was wrong with the shares is judged anew.
              onChange={(division) => form.setFields({ division, owners: values.owners })}
              label={transferLabels.division}
              options={divisions}
            />
          ) : null}
          {isChosen ? (
            <SelectField
              {...form.field('voter')}
              required={false}
              label={transferLabels.voter}
              hint="Spoluvlastníci i manželé volí společného zástupce"
              options={[{ value: '', label: 'zatím neurčeno' }, ...named]}
            />
          ) : null}
        </div>
      ) : null}
      {voting === undefined ? null : (
        <p className={styles.note}>Hlas ve společenství odevzdává dál {voting.owner_name}.</p>
      )}
    </>
  );
}
