import { useRef, useState } from 'react';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import type { PhotoOf, ToldState } from '#contract/fieldwork/result-words.ts';
import { chosenPhoto } from '#web/form/photo.ts';
import { randomId } from '#web/lib/repeat-key.ts';
import {
  dropDraft,
  keepDraft,
  openDraft,
  type Draft,
  type MeterEntry,
  type RevisionEntry,
} from './draft.ts';
import { deviceStore, dropPicture, keepPicture } from './kept-results.ts';
import { nextTurn } from './queue.ts';
import { tellResult } from './sender.ts';
import { resultOf } from './told.ts';

/** What is being written of a visit, kept on the device with every change. */
export interface Writing {
  readonly draft: Draft;
  /** The device cannot keep it. */
  readonly isUnkept: boolean;
  /** A picture is being read, and is not among the photos yet. */
  readonly isReading: boolean;
  /** What was wrong with the last photo. */
  readonly photoFault: string;
  change: (change: Partial<Draft>) => void;
  changeMeter: (measuring_place_id: number, entry: MeterEntry) => void;
  changeRevision: (revision_id: number, entry: RevisionEntry) => void;
  takePhoto: (file: File, of: PhotoOf, measuring_place_id: number | null) => Promise<void>;
  /** A picture that the page has made itself; in the stead of the one before. */
  takeSignature: (content_base64: string | null) => Promise<void>;
  dropPhoto: (key: string) => void;
  /** It is told: kept in the queue and sent as soon as it can be. */
  tell: () => void;
}

/** What is written of the visit; photos are kept beside it as they are taken. */
export function useDraft(job: VisitJob, state: ToldState): Writing {
  const { visit_id } = job;
  const [draft, setDraft] = useState(() => openDraft(job, state));
  const latest = useRef(draft);
  const [isUnkept, setUnkept] = useState(false);
  const [photoFault, setPhotoFault] = useState('');
  const [reading, setReading] = useState(0);
  // Photos are read for a while, and meanwhile the person types on.
  const apply = (act: (before: Draft) => Draft) => {
    latest.current = act(latest.current);
    setDraft(latest.current);
    setUnkept(!keepDraft(visit_id, latest.current));
  };
  const change = (part: Partial<Draft>) => apply((before) => ({ ...before, ...part }));
  const whileReading = async (work: () => Promise<void>) => {
    setReading((count) => count + 1);
    await work();
    setReading((count) => count - 1);
  };
  const addPhoto = async (content: string, of: PhotoOf, measuring_place_id: number | null) => {
    const key = randomId();
    await keepPicture(key, content);
    apply((before) => ({ ...before, photos: [...before.photos, { key, of, measuring_place_id }] }));
  };
  const dropPhoto = (key: string) => {
    apply((before) => ({ ...before, photos: before.photos.filter((one) => one.key !== key) }));
    void dropPicture(key);
  };
  return {
    draft,
    isUnkept,
    isReading: reading > 0,
    photoFault,
    change,
    changeMeter: (id, entry) =>
      apply((before) => ({ ...before, meters: { ...before.meters, [id]: entry } })),
    changeRevision: (id, entry) =>
      apply((before) => ({ ...before, revisions: { ...before.revisions, [id]: entry } })),
    takePhoto: (file, of, measuring_place_id) =>
      whileReading(async () => {
        const chosen = await chosenPhoto(file, { keepsPosition: job.keeps_position });
        setPhotoFault(chosen.fault ?? '');
        if (chosen.fault === null) await addPhoto(chosen.content_base64, of, measuring_place_id);
      }),
    takeSignature: (content_base64) =>
      whileReading(async () => {
        for (const { key, of } of latest.current.photos) if (of === 'signature') dropPhoto(key);
        if (content_base64 !== null) await addPhoto(content_base64, 'signature', null);
      }),
    dropPhoto,
    tell: () => {
      tellResult(resultOf(job, latest.current, nextTurn(deviceStore.all()), new Date()));
      dropDraft(visit_id);
    },
  };
}
