import { Anchor } from '@mantine/core';
import { IconUsersGroup } from '#web/icons/IconUsersGroup.ts';
import { Fragment, useMemo } from 'react';
import type { AddressRow } from '#contract/addresses.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { likenessOf, type Typed } from './likeness.ts';
import styles from './likeness.module.css';

interface LikeRecordsProps {
  typed: Typed;
  known: readonly AddressRow[];
  /** Takes the known record in place of a new one; without it the name leads to the record. */
  onChoose?: (address_id: number) => void;
}

/** Warns before the same person or firm is written down for the second time. */
export function LikeRecords({ typed, known, onChoose }: LikeRecordsProps) {
  const likeOf = useMemo(() => likenessOf(known), [known]);
  const like = likeOf(typed);
  return (
    <div role="status">
      {like.length === 0 ? null : (
        <p className={styles.like}>
          <IconUsersGroup size="1.25rem" aria-hidden="true" />
          <span>
            V adresáři už je{' '}
            {like.map(({ unit_id, address_id, full_name, street }, at) => (
              <Fragment key={address_id}>
                {at === 0 ? null : '; '}
                {onChoose === undefined ? (
                  <Anchor
                    component={InnerLink}
                    underline="always"
                    href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}
                  >
                    {full_name}
                  </Anchor>
                ) : (
                  <Anchor
                    component="button"
                    type="button"
                    underline="always"
                    aria-label={`Vybrat: ${full_name}`}
                    onClick={() => onChoose(address_id)}
                  >
                    {full_name}
                  </Anchor>
                )}
                {street === '' ? null : `, ${street}`}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
