import { Anchor } from '@mantine/core';
import type { PersonalOverview } from '#contract/personal-data.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { addressOf, byText, placeText } from './mention-words.ts';
import styles from './personal-data.module.css';

interface MentionsProps {
  unit_id: number;
  heading: string;
  note: string;
  overview: Pick<PersonalOverview, 'mentions' | 'mentions_total'>;
}

/** So many texts: 1 text, 2 texty, 5 textů. */
function textsCount(count: number): string {
  return `${count} ${czechPlural(count, 'text', 'texty', 'textů')}`;
}

/** Free texts in which the person is named, each with what leads to its record. */
export function Mentions({ unit_id, heading, note, overview }: MentionsProps) {
  const { mentions, mentions_total } = overview;
  const untold = mentions_total - mentions.length;
  return (
    <section aria-label={heading} className={styles.mentions}>
      <h3 className={styles.heading}>
        {heading}
        {mentions_total === 0 ? '' : `: ${mentions_total}`}
      </h3>
      <p className={styles.dimmed}>{note}</p>
      {mentions.length === 0 ? <p>V prohledávaných textech se nic nenašlo.</p> : null}
      <ul className={styles.list}>
        {mentions.map((one) => (
          <MentionLine
            key={`${one.record_type} ${one.parent_id} ${one.record_id} ${one.field}`}
            place={placeText(one)}
            by={byText(one)}
            excerpt={one.excerpt}
            href={addressOf(unit_id, one)}
          />
        ))}
      </ul>
      {untold > 0 ? <p>A dalších {textsCount(untold)}.</p> : null}
    </section>
  );
}

interface LineProps {
  place: string;
  by: string;
  excerpt: string;
  href: string | null;
}

function MentionLine({ place, by, excerpt, href }: LineProps) {
  return (
    <li>
      {href === null ? (
        <strong>{place}</strong>
      ) : (
        <Anchor component={InnerLink} href={href}>
          {place}
        </Anchor>
      )}{' '}
      <span className={styles.dimmed}>({by})</span>
      <br />
      <q>{excerpt}</q>
    </li>
  );
}
