import { Anchor } from '@mantine/core';
import type { HouseValueRow } from '#contract/pasports/house-values.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './house-values.module.css';

/** The head of a row: the number of the space, which leads to it, its type and who pays for it. */
export function SpaceHeading({ row }: { row: HouseValueRow }) {
  const { unit_id, pasport_space_id, space_number, pasport_type_name, payer, payer_names } = row;
  const who = payer === 'unit' ? 'platí spravovaný celek' : payer_names;
  const href = `${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}`;
  return (
    <th scope="row" data-pinned className={styles.space}>
      <Anchor component={InnerLink} href={href} tabIndex={-1}>
        {space_number}
      </Anchor>
      <span className={styles.holder}>
        {[pasport_type_name, who].filter((part) => part !== '').join(' · ')}
      </span>
    </th>
  );
}
