import { Button, Group } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { useState } from 'react';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { readRegisterAnew, useFiles } from '../sipo.queries.ts';

/** What the files and the hand-over are of. */
export interface Wanted {
  readonly period: string;
  readonly seal: string;
  readonly without_faulty: boolean;
}

interface FilesStepProps {
  unit_id: number;
  settings: Pick<SipoSettings, 'organisation_number'>;
  wanted: Wanted;
  isReady: boolean;
  /** After both were saved. */
  onSaved: () => void;
}

/** Both files for the post, each saved by its button. */
export function FilesStep({ unit_id, settings, wanted, isReady, onSaved }: FilesStepProps) {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const reading = useFiles();
  const { period, seal, without_faulty } = wanted;
  const query = { period, seal, without_faulty: without_faulty ? '1' : '0' } as const;
  const save = (file: 'change' | 'cover') =>
    reading.mutate(
      { params: { unit_id }, query },
      {
        onSuccess: (files) => {
          download(files[`${file}_file_name`], new Blob([bytesOf(files[`${file}_base64`])]));
          const all = new Set([...saved, file]);
          setSaved([...all]);
          if (all.size === 2) onSaved();
        },
        onError: readRegisterAnew,
      },
    );
  return (
    <>
      <Group gap="xs">
        {(['change', 'cover'] as const).map((file) => (
          <Button
            key={file}
            variant="default"
            disabled={!isReady}
            leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
            onClick={() => save(file)}
          >
            Stáhnout {file === 'change' ? 'ZM' : 'OP'}
            {settings.organisation_number}.TXT
          </Button>
        ))}
      </Group>
      <ErrorLine error={reading.error} />
    </>
  );
}
