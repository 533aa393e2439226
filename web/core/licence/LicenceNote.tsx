import { IconInfoCircle } from '#web/icons/IconInfoCircle.ts';
import { useQuery } from '@tanstack/react-query';
import { getLicence } from '#contract/licence.ts';
import type { Limited } from '#contract/rules/licence.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { licenceNote } from './licence-note.ts';
import styles from './LicenceNote.module.css';

/** Says before something is created that the licence is running out. */
export function LicenceNote({ limited }: { limited?: Limited | undefined }) {
  const licence = useQuery(queryFor(getLicence)).data;
  const note = licence === undefined ? null : licenceNote(licence, limited, todayInPrague());
  if (note === null) return null;
  return (
    <p className={styles.note} role="note">
      <IconInfoCircle size="1.25rem" aria-hidden="true" className={styles.icon} />
      <span>
        {note} <InnerLink href={paths.ClientLicense}>Licence</InnerLink>
      </span>
    </p>
  );
}
