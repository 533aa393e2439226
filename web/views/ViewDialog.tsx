import { z } from 'zod';
import { savedView } from '#contract/views.ts';
import type { SavedView, ViewLook } from '#contract/views.ts';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useMayKeep } from './useMayKeep.ts';
import { useCreateView, useUpdateView } from './views.queries.ts';
import styles from './views.module.css';

const { name, is_of_client } = savedView.shape;
const schema = z.object({ name, is_of_client });
const empty = { name: '', is_of_client: false };

interface ViewDialogProps {
  readonly list: string;
  /** The one that is renamed or shared; null for a new one. */
  readonly view: SavedView | null;
  /** How the list looks now, which a new one keeps. */
  readonly look: ViewLook;
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
}

/** Name of a view, and whose it is. */
export function ViewDialog({ list, view, look, onSaved, onClose }: ViewDialogProps) {
  const creation = useCreateView();
  const update = useUpdateView();
  const mayShare = useMayKeep()({ is_of_client: true });
  const form = useContractForm({
    schema,
    initial: view === null ? empty : { name: view.name, is_of_client: view.is_of_client },
    draftKey: `views.${list}.${view?.saved_view_id ?? 'new'}`,
    onSave: async (changes, { values }) => {
      if (view === null) {
        const made = await creation.mutateAsync({ body: { list, look, ...values } });
        flash(`Pohled „${made.name}“ byl uložen`, made);
        onSaved(made);
        return empty;
      }
      const saved = await update.mutateAsync({ params: { id: view.saved_view_id }, body: changes });
      flash('Změny byly uloženy', saved);
      return { name: saved.name, is_of_client: saved.is_of_client };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={view === null ? 'Uložit pohled' : `Pohled „${view.name}“`}
      saveLabel={view === null ? 'Uložit pohled' : 'Uložit změny'}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Název pohledu" autoComplete="off" data-autofocus />
      {mayShare ? (
        <SwitchField
          {...form.field('is_of_client')}
          label="Pro všechny uživatele klienta"
          hint="Uvidí ho všichni ve svých seznamech, měnit ho smějí jen správci klienta."
        />
      ) : null}
      {view === null ? (
        <p className={styles.note}>
          Pohled si pamatuje hledaný text, výběr nad seznamem, den, skryté záznamy, řazení, sloupce
          a počet řádků. Zvolený dům nebo skupina platí jen v této jednotce, jinde pohled ukáže
          všechny domy.
        </p>
      ) : null}
    </ModalForm>
  );
}
