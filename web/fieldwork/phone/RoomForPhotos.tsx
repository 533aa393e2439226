import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { roomTexts } from './phone-text.ts';
import styles from './phone.module.css';

/** Said before photos are taken that little room, or none, is left for them; nothing while there is enough. */
export function RoomForPhotos({ jobs }: { jobs: readonly VisitJob[] }) {
  const texts = roomTexts(jobs);
  if (texts.length === 0) return null;
  return (
    <div role="status" className={styles.kept}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
