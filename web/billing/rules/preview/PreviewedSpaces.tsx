import { Alert, NativeSelect } from '@mantine/core';
import { ruleMarkValue } from '#contract/billing/rule-words.ts';
import { keepingTexts, previewText } from '#contract/settlement/preview-text.ts';
import type { RulePreview } from '#contract/settlement/rule-preview.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './preview.module.css';

interface PreviewedSpacesProps {
  preview: RulePreview;
  /** The form has changed since. */
  isOlder: boolean;
  isBusy: boolean;
  onChoose: (spaces: readonly number[]) => void;
}

const sources: Readonly<Record<RulePreview['cost_from'], string>> = {
  documents: 'podle dokladů tohoto roku',
  typed: 'podle zadané částky',
  none: '',
};

/** By what it was counted. */
function basisText({ from, to, cost, cost_from }: RulePreview): string {
  const days = `Veličiny za ${formatDate(from)} – ${formatDate(to)}`;
  return cost === null
    ? `${days}; doklad za tyto dny není, proto jen podíly. Částku můžete zadat.`
    : `${days}; náklad ${formatMoney(cost)} ${sources[cost_from]}.`;
}

/** Three spaces, each with the formula in words and its numbers; the person may choose others. */
export function PreviewedSpaces({ preview, isOlder, isBusy, onChoose }: PreviewedSpacesProps) {
  const { spaces, choices, special, is_lawless } = preview;
  if (is_lawless)
    return (
      <Alert color="yellow">
        Zákonné hodnoty, o které se pravidlo opírá, nejsou pro den jeho začátku známy.
      </Alert>
    );
  if (spaces.length === 0)
    return <Note>Pravidlo se nevztahuje na žádný prostor, na kterém by šlo ukázat.</Note>;
  const keeping = keepingTexts(preview);
  const shown = spaces.map(({ pasport_id }) => pasport_id);
  return (
    <>
      <p className={styles.said} role="status">
        {isOlder
          ? 'Pravidlo se mezitím změnilo; klepněte znovu na Ukázat na prostorech.'
          : basisText(preview)}
      </p>
      {keeping.length === 0 ? null : (
        <Alert color="yellow" title="Částky zatím nelze spočítat">
          <ul className={styles.list}>
            {keeping.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={styles.spaces}>
        {spaces.map((space, at) => (
          <section key={space.pasport_id} className={styles.space} aria-label={space.name}>
            <NativeSelect
              aria-label={`${at + 1}. prostor ukázky`}
              value={String(space.pasport_id)}
              disabled={isBusy}
              data={choices
                .filter(
                  ({ pasport_id }) =>
                    pasport_id === space.pasport_id || !shown.includes(pasport_id),
                )
                .map(({ pasport_id, name }) => ({ value: String(pasport_id), label: name }))}
              onChange={({ currentTarget: { value } }) =>
                onChoose(shown.map((id) => (id === space.pasport_id ? Number(value) : id)))
              }
            />
            <ul className={styles.list}>
              {previewText(space, preview).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {special.length === 0 ? null : (
        <p className={styles.said}>
          {`Jinak se pravidlo vztahuje na: ${special
            .map(
              ({ space_name, mark }) =>
                `${space_name} (${ruleMarkValue.text(mark).toLocaleLowerCase('cs')})`,
            )
            .join('; ')}.`}
        </p>
      )}
    </>
  );
}
