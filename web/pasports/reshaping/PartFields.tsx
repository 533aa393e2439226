import { Fieldset } from '@mantine/core';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FieldControl } from '#web/values/FieldControl.tsx';
import { ShareControl } from '#web/values/share/ShareControl.tsx';
import { partNames, type PartValues } from './division-fields.ts';
import styles from './reshaping.module.css';

interface PartFieldsProps {
  legend: string;
  at: number;
  part: PartValues;
  types: readonly { readonly id: number; readonly name: string }[];
  /** The space has a share that is divided. */
  isShared: boolean;
  /** Its heated and countable areas follow from its rooms. */
  isCounted: boolean;
  /** What is wrong with the parts, by their places: `0.space_number`. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: PartValues) => void;
  /** Undefined for one that has to be there. */
  onRemove: (() => void) | undefined;
}

const OF_ROOMS: readonly string[] = ['heated_area', 'countable_area'];

/** One part of a divided space: its number, type, areas, land registry and share. */
export function PartFields(props: PartFieldsProps) {
  const { legend, at, part, isShared, isCounted, faults, onChange, onRemove } = props;
  const field = <N extends keyof PartValues>(name: N): FieldBinding<PartValues[N]> => ({
    name: `parts.${at}.${name}`,
    value: part[name],
    onChange: (value) => onChange({ ...part, [name]: value }),
    // Parts are judged together, once all are told.
    onBlur: () => undefined,
    error: faults[`${at}.${name}`],
    required: name === 'space_number' || name === 'pasport_type_id',
  });
  const names = partNames.filter((name) => !(isCounted && OF_ROOMS.includes(name)));
  return (
    <Fieldset legend={legend} className={styles.part ?? ''}>
      {names.map((name) => (
        <FieldControl
          key={name}
          described={spaceFields[name]}
          field={field(name) as FieldBinding<unknown>}
        />
      ))}
      <IdField
        {...field('pasport_type_id')}
        label={spaceFields.pasport_type_id.label}
        choices={props.types}
      />
      {isShared ? (
        <div className={styles.wide}>
          <ShareControl
            label="Podíl na společných částech"
            numerator={field('common_share_numerator')}
            denominator={field('common_share_denominator')}
          />
        </div>
      ) : null}
      {onRemove === undefined ? null : (
        <div className={styles.remove}>
          <IconButton label={`Odebrat část ${at + 1}`} onClick={onRemove}>
            <IconTrash size="1.125rem" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Fieldset>
  );
}
