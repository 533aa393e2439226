import { Button } from '@mantine/core';
import { IconUserOff } from '#web/icons/IconUserOff.ts';
import { useState } from 'react';
import { czechDate } from '#contract/czech/iso-date.ts';
import type { PersonalOverview, PersonalPart } from '#contract/personal-data.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { AnonymiseDialog } from './AnonymiseDialog.tsx';
import { Mentions } from './Mentions.tsx';
import { retainedWords, partWords, replacedWords } from './personal-words.ts';
import styles from './personal-data.module.css';

interface AnonymisationProps {
  unit_id: number;
  overview: PersonalOverview;
}

/** What an anonymisation would do, what stands in its way, and the way to it. */
export function Anonymisation({ unit_id, overview }: AnonymisationProps) {
  const { full_name, substitute, obstacles } = overview;
  // What it has left is told once: by the name nobody finds it any more.
  const [left, setLeft] = useState<PersonalOverview>();
  if (full_name === substitute) return <Done unit_id={unit_id} overview={overview} left={left} />;
  return (
    <FormPanel
      heading="Anonymizace"
      note={`Na žádost osoby nevratně nahradí její údaje označením „${substitute}“.`}
    >
      <Wide>
        <div className={styles.counts}>
          <Counts heading="Nahradí se" counts={overview.replaced} words={replacedWords} />
          <Counts heading="Zůstane ze zákona" counts={overview.kept} words={retainedWords} />
        </div>
        <Mentions
          unit_id={unit_id}
          heading="Zmínky ve volných textech"
          note={`Anonymizace je nechá, jak jsou: upravte je předem. Hledá se příjmení nebo název přesně tak, jak je v záznamu (může jít o jmenovce), a údaje, které osobu určují. Jiné tvary jména, obsah příloh a dřívější znění textů v historii se neprohledávají.`}
          overview={overview}
        />
        <p className={styles.dimmed}>Ze záloh údaje zmizí s jejich obměnou.</p>
        <Elsewhere elsewhere={overview.elsewhere} />
        {obstacles.length === 0 ? (
          <Way unit_id={unit_id} overview={overview} onDone={setLeft} />
        ) : (
          <Obstacles obstacles={obstacles} />
        )}
      </Wide>
    </FormPanel>
  );
}

interface DoneProps extends AnonymisationProps {
  /** The answer to the anonymisation, as long as the screen has it. */
  left: PersonalOverview | undefined;
}

/** Who was anonymised, when and by whom, and what has stayed. */
function Done({ unit_id, overview, left }: DoneProps) {
  const { anonymised, anonymised_by, mentions_left } = overview;
  return (
    <FormPanel heading="Anonymizace">
      <Wide>
        <p className={styles.done}>
          Osoba byla anonymizována {formatDateTime(anonymised)}, provedl(a): {anonymised_by}.
        </p>
        <Counts heading="Zůstalo" counts={overview.kept} words={retainedWords} />
        {left !== undefined && left.mentions_total > 0 ? (
          <Mentions
            unit_id={unit_id}
            heading="Zůstalo ve volných textech"
            note="Upravte je teď: po odchodu z této stránky je podle jména už nikdo nenajde."
            overview={left}
          />
        ) : (
          <p>{leftText(mentions_left)}</p>
        )}
      </Wide>
    </FormPanel>
  );
}

function leftText(count: number | null): string {
  if (count === null) return 'Zmínky ve volných textech se při anonymizaci nepočítaly.';
  return count === 0
    ? 'Ve volných textech se při anonymizaci žádná další zmínka nenašla.'
    : `Při anonymizaci osobu zmiňovalo ještě tolik volných textů jiných záznamů: ${count}.`;
}

/** The same person may be written down in other units too, where nothing happens by this. */
function Elsewhere({ elsewhere }: Pick<PersonalOverview, 'elsewhere'>) {
  if (elsewhere.length === 0) return null;
  return (
    <div className={styles.obstacles}>
      <p>Stejné jméno je i v adresáři dalších jednotek, kde je třeba anonymizovat zvlášť:</p>
      <ul>
        {elsewhere.map(({ address_id, unit_name, full_name }) => (
          <li key={address_id}>
            {unit_name}: {full_name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly string[] }) {
  return (
    <div className={styles.obstacles}>
      <p>Osobu teď anonymizovat nelze, dokud trvá:</p>
      <ul>
        {obstacles.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

interface WayProps extends AnonymisationProps {
  onDone: (left: PersonalOverview) => void;
}

function Way({ unit_id, overview, onDone }: WayProps) {
  const manages = useManagesClient();
  const [isOpen, setOpen] = useState(false);
  if (!manages) return <p>Anonymizovat osobu může jen správce vaší organizace.</p>;
  return (
    <>
      <Button
        color="red"
        variant="outline"
        leftSection={<IconUserOff size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Anonymizovat osobu…
      </Button>
      {isOpen ? (
        <AnonymiseDialog
          unit_id={unit_id}
          overview={overview}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Until when the law keeps the newest of the records, where one does. */
function lawText({ law = '', until = null }: Partial<PersonalOverview['kept'][number]>): string {
  if (law === '') return '';
  return until === null ? ` (${law})` : ` (${law}; poslední z nich do ${czechDate(until)})`;
}

interface CountsProps {
  heading: string;
  counts: readonly (PersonalOverview['replaced'][number] &
    Partial<PersonalOverview['kept'][number]>)[];
  words: Readonly<Partial<Record<PersonalPart, string>>>;
}

function Counts({ heading, counts, words }: CountsProps) {
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {counts.length === 0 ? <p className={styles.dimmed}>Nic</p> : null}
      <ul className={styles.list}>
        {counts.map(({ part, count, ...kept }) => (
          <li key={part}>
            <strong>
              {partWords[part]}: {count}
            </strong>
            {words[part] === undefined ? null : (
              <span className={styles.dimmed}>{` – ${words[part]}${lawText(kept)}`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
