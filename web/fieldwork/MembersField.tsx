import { Checkbox } from '@mantine/core';
import type { Crew } from '#contract/fieldwork/crews.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import styles from './fieldwork.module.css';
import { useClientUsers, useCrews } from './fieldwork.queries.ts';

interface MembersFieldProps extends FieldBinding<number[]> {
  label: string;
  hint: string | undefined;
  /** Undefined for a new crew. */
  crew: Crew | undefined;
}

/** Who is in a crew: users of the client, each of whom may be in one crew. */
export function MembersField({ name, label, hint, value, crew, ...field }: MembersFieldProps) {
  const users = useClientUsers(true);
  const crews = useCrews(true).data?.values ?? [];
  const others = new Map(
    crews
      .filter(({ crew_id }) => crew_id !== crew?.crew_id)
      .flatMap((one) => one.member_ids.map((id) => [id, one.name] as const)),
  );
  const offered = users?.filter(
    ({ client_user_id, blocked }) => !blocked || value.includes(client_user_id),
  );
  const elsewhere = (id: number) => {
    const other = others.get(id);
    return other === undefined ? undefined : `nyní ${other}`;
  };
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      error={field.error}
      value={value.map(String)}
      onChange={(ids) => field.onChange(ids.map(Number))}
    >
      <div className={styles.ticks} onBlur={field.onBlur}>
        {offered?.map(({ client_user_id, first_name, last_name }) => (
          <Checkbox
            key={client_user_id}
            name={name}
            value={String(client_user_id)}
            label={`${first_name} ${last_name}`}
            description={elsewhere(client_user_id)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
