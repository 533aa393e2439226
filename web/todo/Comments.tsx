import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TodoComment } from '#contract/todo/parts.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import { Unknown } from '#web/ui/Summary.tsx';
import { CommentField } from './CommentField.tsx';
import { mentionParts } from './mentions.ts';
import { useAddComment, useDeleteComment, useSaveComment } from './todo.queries.ts';
import styles from './parts.module.css';

interface CommentsProps {
  unit_id: number;
  todo_id: number;
  comments: readonly TodoComment[];
}

/** What people say of a task; each changes and deletes his own. */
export function Comments({ unit_id, todo_id, comments }: CommentsProps) {
  const adding = useAddComment();
  return (
    <section aria-label="Komentáře" className={styles.column}>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <Comment key={comment.todo_comment_id} unit_id={unit_id} comment={comment} />
        ))}
      </ul>
      <CommentField
        label="Nový komentář"
        saveLabel="Přidat komentář"
        onSave={async (body) => {
          const added = await adding.mutateAsync({ params: { unit_id, todo_id, id: '0' }, body });
          flash('Komentář byl přidán', added);
        }}
      />
    </section>
  );
}

interface CommentProps {
  unit_id: number;
  comment: TodoComment;
}

function Comment({ unit_id, comment }: CommentProps) {
  const { todo_comment_id, todo_id, author_name, content, edited_at, created, version } = comment;
  const me = useSession()?.user.client_user_id;
  const saving = useSaveComment();
  const [isEdited, setEdited] = useState(false);
  const params = { unit_id, todo_id, id: String(todo_comment_id) };
  if (isEdited)
    return (
      <li className={styles.comment}>
        <CommentField
          label="Úprava komentáře"
          initial={content}
          saveLabel="Uložit komentář"
          onCancel={() => setEdited(false)}
          onSave={async (said) => {
            const saved = await saving.mutateAsync({ params, body: { ...said, version } });
            setEdited(false);
            flash('Komentář byl uložen', saved);
          }}
        />
      </li>
    );
  const edited = edited_at === '' ? '' : `, upraveno ${formatDateTime(edited_at)}`;
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <strong>{author_name === '' ? 'bývalý uživatel' : author_name}</strong>
        <span className={styles.when}>{`${formatDateTime(created)}${edited}`}</span>
        {comment.client_user_id === me ? (
          <OwnTools comment={comment} params={params} onEdit={() => setEdited(true)} />
        ) : null}
      </div>
      {content === '' ? <Unknown>text byl odstraněn</Unknown> : <Said comment={comment} />}
    </li>
  );
}

function Said({ comment: { content, mentioned } }: { comment: TodoComment }) {
  return (
    <p>
      {mentionParts(content, mentioned).map(({ at, text, isMention }) =>
        isMention ? (
          <span key={at} className={styles.mention}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}

interface OwnToolsProps {
  comment: TodoComment;
  params: { unit_id: number; todo_id: number; id: string };
  onEdit: () => void;
}

function OwnTools({ comment, params, onEdit }: OwnToolsProps) {
  const deleting = useDeleteComment();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat komentář?',
      message: 'Komentář se odstraní natrvalo.',
      confirmLabel: 'Smazat komentář',
      danger: true,
    });
    if (!isSure) return;
    try {
      await deleting.mutateAsync({ params });
      flash('Komentář byl smazán');
    } catch (error) {
      flashError(userMessage(error));
    }
  };
  const when = formatDateTime(comment.created);
  return (
    <span className={styles.buttons}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Upravit komentář z ${when}`}
        onClick={onEdit}
      >
        Upravit
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Smazat komentář z ${when}`}
        loading={deleting.isPending}
        onClick={() => void remove()}
      >
        Smazat
      </Button>
    </span>
  );
}
