import { useState } from 'react';
import { MOST_ANSWER_BYTES, type SipoAnswer } from '#contract/sipo/answers.ts';
import { contentOf, fieldFaults } from '#web/form/file-content.ts';
import { useUploadAnswer } from '../sipo.queries.ts';

function sizeFault({ size }: File): string {
  if (size === 0) return 'Soubor je prázdný.';
  return size > MOST_ANSWER_BYTES ? 'Soubor je větší než 1 MB.' : '';
}

/** A chosen file of the post and its way to the server. */
export function useAnswerUpload(unit_id: number, onRead: (answer: SipoAnswer) => void) {
  const upload = useUploadAnswer();
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const [isSending, setSending] = useState(false);
  const told = fieldFaults(upload.error);
  const choose = (chosen: File) => {
    upload.reset();
    setFile(chosen);
    setOwnFault(sizeFault(chosen));
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
    const done = (answer: SipoAnswer) => {
      setFile(null);
      onRead(answer);
    };
    const body = { file_name: file.name.slice(-200), content_base64 };
    upload.mutate(
      { params: { unit_id }, body },
      { onSuccess: done, onSettled: () => setSending(false) },
    );
  };
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
