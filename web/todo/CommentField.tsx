import { Button, Textarea, UnstyledButton } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createTodoComment } from '#contract/todo/parts.ts';
import type { Colleague } from '#contract/todo/todos.ts';
import { fieldFaults } from '#web/form/file-content.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { foundColleagues, mentionedIds, soughtMention, withMention } from './mentions.ts';
import { useColleagues } from './todo.queries.ts';
import styles from './parts.module.css';

/** Colleagues offered at once. */
const OFFERED = 6;
const { content: contentRule } = createTodoComment.body.shape;

interface CommentFieldProps {
  label: string;
  initial?: string;
  saveLabel: string;
  onSave: (said: { content: string; mentioned_ids: number[] }) => Promise<unknown>;
  onCancel?: () => void;
}

/** A comment being written; after @ colleagues are offered. Ctrl+Enter sends it. */
export function CommentField({
  label,
  initial = '',
  saveLabel,
  onSave,
  onCancel,
}: CommentFieldProps) {
  const [text, setText] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = useColleagues().data?.values ?? [];
  const sought = soughtMention(text, caret);
  const offered = sought === null ? [] : foundColleagues(colleagues, sought.word).slice(0, OFFERED);
  const isWhole = offered.length === 1 && offered[0]?.name === sought?.word.trim();
  const choose = ({ name }: Colleague) => {
    const next = withMention(text, caret, name);
    // What is typed at once comes behind the name.
    flushSync(() => {
      setText(next.text);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const save = async () => {
    const read = contentRule.safeParse(text);
    if (!read.success) return setFault(read.error.issues[0]?.message ?? '');
    setBusy(true);
    try {
      await onSave({ content: read.data, mentioned_ids: mentionedIds(read.data, colleagues) });
      setText('');
      setFault('');
    } catch (error) {
      setFault(fieldFaults(error) || userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape' && onCancel !== undefined) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <div className={styles.column}>
      <Textarea
        ref={field}
        label={label}
        rows={3}
        value={text}
        error={fault === '' ? undefined : fault}
        description="Zavináčem @ zmíníte kolegu, dostane zprávu"
        onChange={(event) => {
          setText(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setFault('');
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {isWhole ? null : <Offer offered={offered} onChoose={choose} />}
      <div className={styles.buttons}>
        <Button loading={isBusy} title="Ctrl+Enter" variant="light" onClick={() => void save()}>
          {saveLabel}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="default" onClick={onCancel}>
            Zrušit
          </Button>
        )}
      </div>
    </div>
  );
}

interface OfferProps {
  offered: readonly Colleague[];
  onChoose: (colleague: Colleague) => void;
}

/** Colleagues to be mentioned, reached by Tab. */
function Offer({ offered, onChoose }: OfferProps) {
  const id = useId();
  if (offered.length === 0) return null;
  return (
    <div className={styles.colleagues} role="group" aria-labelledby={id}>
      <span id={id} className="k-visually-hidden">
        Koho zmínit
      </span>
      {offered.map((colleague) => (
        <UnstyledButton
          key={colleague.client_user_id}
          p="0.375rem"
          display="block"
          w="100%"
          onClick={() => onChoose(colleague)}
        >
          {colleague.name}
        </UnstyledButton>
      ))}
    </div>
  );
}
