import { useState } from 'react';
import type { ImportKind } from '#contract/import-kinds.ts';
import { contentOf, fieldFaults } from '#web/form/file-content.ts';
import { fileFault } from './file-choice.ts';
import { useUpload } from './imports.queries.ts';

interface FileUpload {
  readonly unit_id: number;
  readonly kind: ImportKind;
  /** Whose file it is; empty where nobody said. */
  readonly supplier: string;
  readonly onUploaded: (import_id: number) => void;
}

/** A chosen file and its way to the server. */
export function useFileUpload({ unit_id, kind, supplier, onUploaded }: FileUpload) {
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const [isSending, setSending] = useState(false);
  const choose = (chosen: File) => {
    upload.reset();
    setFile(chosen);
    setOwnFault(fileFault(chosen) ?? '');
  };
  const send = async () => {
    if (file === null) return;
    setSending(true);
    const content_base64 = await contentOf(file);
    if (content_base64 === null) {
      setSending(false);
      setOwnFault('Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.');
      return;
    }
    upload.mutate(
      {
        params: { unit_id },
        body: { kind, supplier, file_name: file.name.slice(-200), content_base64 },
      },
      {
        onSuccess: ({ import_id }) => onUploaded(import_id),
        onSettled: () => setSending(false),
      },
    );
  };
  const told = fieldFaults(upload.error);
  return {
    file,
    fault: ownFault === '' ? told : ownFault,
    /** A fault that is not the file's. */
    error: told === '' ? upload.error : null,
    isReady: file !== null && ownFault === '',
    isSending,
    choose,
    send: () => void send(),
  };
}
