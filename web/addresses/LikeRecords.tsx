import { Anchor } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Fragment, useMemo } from 'react';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { AddressValues } from './address-form.ts';
import type { BookRow } from './book-filters.ts';
import { likenessOf } from './likeness.ts';
import styles from './addresses.module.css';

interface LikeRecordsProps {
  typed: AddressValues;
  known: readonly BookRow[];
}

/** Warns before the same person or firm is written down for the second time. */
export function LikeRecords({ typed, known }: LikeRecordsProps) {
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
                <Anchor
                  component={InnerLink}
                  underline="always"
                  href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}
                >
                  {full_name}
                </Anchor>
                {street === '' ? null : `, ${street}`}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
