import { Anchor } from '@mantine/core';
import type { PhotoOf } from '#contract/fieldwork/result-words.ts';
import type { WrittenByVisit } from '#contract/fieldwork/written-visits.ts';
import { formatDate } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { visitAddress } from './visit-address.ts';
import styles from './visits.module.css';
import { VisitPhotos } from './VisitPhotos.tsx';

interface FromVisitsProps {
  written: readonly WrittenByVisit[];
  /** Which photos prove what is shown. */
  of: readonly PhotoOf[];
}

/** From which visit something was written, with the way to it and the photos that prove it. */
export function FromVisits({ written, of }: FromVisitsProps) {
  return written.map((one) => (
    <section key={one.visit_finding_id} className={styles.from} aria-label="Z návštěvy">
      <Anchor component={InnerLink} href={visitAddress(one)}>
        {visitText(one)}
      </Anchor>
      <VisitPhotos
        unit_id={one.unit_id}
        photos={one.photos.filter((photo) => of.includes(photo.of))}
      />
    </section>
  ));
}

/** 'Z návštěvy 2. 3. 2026: Výměna vodoměru, Četa B'. */
const visitText = ({ told_on, work_name, crew_name }: WrittenByVisit): string =>
  `Z návštěvy ${formatDate(told_on)}: ${[work_name, crew_name].filter((part) => part !== '').join(', ')}`;
