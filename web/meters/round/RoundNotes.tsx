import { Button } from '@mantine/core';
import { IconCloudOff } from '#web/icons/IconCloudOff.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { Go } from '../place.ts';
import type { LineAt } from './kept.ts';
import { useOutbox } from './outbox.ts';
import { usePhotos } from './photos.ts';
import styles from './round.module.css';
import { sendingFault, tryAgain } from './sender.ts';
import { unsentText } from './UnsentNote.tsx';

interface NotesProps {
  houses: readonly { readonly id: number; readonly name: string }[];
  house: number;
  day: string;
  go: Go;
}

/** What waits in this device: for a connection, for the person, or in another walk. */
export function RoundNotes({ houses, house, day, go }: NotesProps) {
  const lines = useOutbox((box) => box.lines);
  const isUnkept = useOutbox((box) => box.isUnkept);
  const fault = sendingFault.use();
  const all = [...lines.values()];
  const photos = [...usePhotos((box) => box.photos).values()];
  const waiting = all.filter(({ phase }) => phase === 'waiting').length;
  const waitingPhotos = photos.filter(({ phase }) => phase === 'waiting').length;
  const isElsewhere = (line: LineAt) => line.house !== house || line.day !== day;
  const elsewhere = walksOf(all.filter(isElsewhere), photos.filter(isElsewhere));
  return (
    <>
      {isUnkept ? (
        <p className={styles.note} role="alert">
          Prohlížeč v tomto zařízení nic neuchová. Nezavírejte stránku, dokud se odečty neodešlou.
        </p>
      ) : null}
      {fault === null ? null : (
        <div className={styles.note}>
          <ErrorLine error={fault} remains="Zapsané odečty zůstaly v tomto zařízení." />
          <Button variant="default" onClick={tryAgain}>
            Odeslat znovu
          </Button>
        </div>
      )}
      <p className={styles.waits} role="status">
        {waiting + waitingPhotos > 0 && fault === null ? (
          <>
            <IconCloudOff size="1.125rem" aria-hidden="true" />
            {`Bez spojení: máte ${unsentText(waiting, waitingPhotos)}. Vše zůstává v tomto zařízení a odešle se samo.`}
          </>
        ) : null}
      </p>
      {elsewhere.map(({ key, lines: count, photos: pictures, at }) => (
        <p key={key} className={styles.note}>
          {`Máte ${unsentText(count, pictures)} jinde: `}
          <Button variant="default" size="compact-md" onClick={() => go(at, { replace: true })}>
            {`${houses.find(({ id }) => id === at.house)?.name ?? 'jiný dům'}, ${formatDate(at.day)}`}
          </Button>
        </p>
      ))}
    </>
  );
}

interface OtherWalk {
  readonly key: string;
  readonly lines: number;
  readonly photos: number;
  readonly at: { readonly house: number; readonly day: string };
}

/** Walks that the lines and the photos are of, with how many there are in each. */
function walksOf(lines: readonly LineAt[], photos: readonly LineAt[]): readonly OtherWalk[] {
  const isIn = (walk: LineAt) => (one: LineAt) => one.house === walk.house && one.day === walk.day;
  const walks = new Map([...lines, ...photos].map((one) => [`${one.house} ${one.day}`, one]));
  return [...walks].map(([key, walk]) => ({
    key,
    lines: lines.filter(isIn(walk)).length,
    photos: photos.filter(isIn(walk)).length,
    at: { house: walk.house, day: walk.day },
  }));
}
