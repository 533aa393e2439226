import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readFileStore } from '#contract/file-store.ts';
import { leftText, storeStanding } from '#contract/rules/file-store.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './files.module.css';
import { fileStoreAddress } from './store-words.ts';

/** How full the store of files of a unit is; asked anew whenever somebody is going to add one. */
export const useFileStore = (unit_id: number) =>
  useQuery({ ...queryFor(readFileStore, { params: { unit_id } }), staleTime: 0 });

/** What is left for files of the unit, said before one is chosen; nothing while it is not known. */
export function FileRoom({ unit_id }: { unit_id: number }) {
  const used = useFileStore(unit_id).data?.used_bytes;
  const isOpen = useIsOpenAddress(paths.ClientLicense);
  if (used === undefined) return null;
  const standing = storeStanding(used);
  return (
    <p className={styles.room} data-standing={standing}>
      {`Pro soubory jednotky ${leftText(used)}. `}
      {standing === 'free' || !isOpen ? null : (
        <Anchor component={InnerLink} href={fileStoreAddress(unit_id)}>
          Co zabírá místo
        </Anchor>
      )}
    </p>
  );
}
