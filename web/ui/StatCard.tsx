import { Skeleton } from '@mantine/core';
import { InnerLink } from './InnerLink.tsx';
import { moduleIcon } from './module-icon.ts';
import styles from './StatCard.module.css';

/** Where a click leads, and its name for readers. */
interface CardLink {
  readonly href: string;
  readonly title: string;
}

interface StatCardProps {
  label: string;
  /** The number as people read it, already formatted; null when it is not known. */
  value: string | null;
  /** Name of the icon, as moduleIcon knows it. */
  icon: string;
  /** A line under the label, such as the date of a rate or 've vývoji'. */
  note?: string | undefined;
  /** A note of the usual length: the card keeps its place while its own is on the way. */
  usualNote?: string | undefined;
  /** How many lines it may take: they are kept for it, whatever it says, so that nothing moves when it comes. */
  noteLines?: number | undefined;
  /** Where the note leads, when it counts something else. */
  noteLink?: CardLink | undefined;
  /** What the number was before, and where that is listed. */
  earlier?: { readonly text: string; readonly link: CardLink } | undefined;
  /** Where the number (and the rest of the card) leads. */
  link?: CardLink | undefined;
  /** Where the icon leads, when elsewhere. */
  iconLink?: CardLink | undefined;
  /** Explains the number. */
  tooltip?: string | undefined;
  loading?: boolean;
  /** Stands for what is not built yet: muted, so that nobody takes it for a count. */
  isPlaceholder?: true;
  /** Tooltip while loading. */
  loadingTitle?: string | undefined;
}

const UNKNOWN = '–';
const NOT_LOADED = 'údaj se nepodařilo načíst';

/** One card of an overview; all cards of a StatGrid are equally high and do not move while loading. */
export function StatCard(props: StatCardProps) {
  const {
    label,
    value,
    icon,
    loading = false,
    link,
    iconLink,
    tooltip,
    isPlaceholder,
    loadingTitle,
  } = props;
  const title = loading ? (loadingTitle ?? tooltip) : tooltip;
  return (
    <div
      className={styles.card}
      data-linked={link !== undefined || undefined}
      data-placeholder={isPlaceholder}
      title={title}
    >
      <CardIcon icon={icon} link={iconLink} rest={link} />
      <div className={styles.text}>
        <div className={styles.value} aria-busy={loading}>
          {loading ? (
            <Skeleton height="1em" width="4ch" />
          ) : (
            <CardNumber value={value ?? UNKNOWN} label={label} link={link} tooltip={tooltip} />
          )}
        </div>
        <p className={styles.label}>{label}</p>
        <Notes {...props} />
        {tooltip === undefined ? null : <span className="k-hidden">{tooltip}</span>}
      </div>
    </div>
  );
}

/** What stands under the label; a figure that did not come says so. */
function Notes(props: StatCardProps) {
  const { value, note, usualNote, noteLines, noteLink, earlier, loading = false } = props;
  const text = note ?? (value === null && !loading ? NOT_LOADED : undefined);
  return (
    <>
      {noteLines === undefined && text === undefined ? null : (
        <CardNote text={text ?? ''} link={noteLink} lines={noteLines} />
      )}
      {loading && text === undefined && usualNote !== undefined ? (
        <p className={styles.note} data-usual="" aria-hidden="true">
          {usualNote}
        </p>
      ) : null}
      {earlier === undefined ? null : <CardNote {...earlier} />}
    </>
  );
}

function CardNumber({
  value,
  label,
  link,
  tooltip,
}: Pick<StatCardProps, 'label' | 'link' | 'tooltip'> & { value: string }) {
  if (link === undefined) return value;
  return (
    <InnerLink
      className={styles.number}
      href={link.href}
      title={tooltip ?? link.title}
      aria-label={`${label}: ${value}`}
    >
      {value}
    </InnerLink>
  );
}

interface CardNoteProps {
  text: string;
  link: CardLink | undefined;
  lines?: number | undefined;
}

function CardNote({ text, link, lines }: CardNoteProps) {
  return (
    <p
      className={styles.note}
      style={lines === undefined ? undefined : { minHeight: `${lines}lh` }}
    >
      {link === undefined ? (
        text
      ) : (
        <InnerLink href={link.href} title={link.title}>
          {text}
        </InnerLink>
      )}
    </p>
  );
}

interface CardIconProps {
  icon: string;
  link: CardLink | undefined;
  /** Where the rest of the card leads: so does an icon without a link of its own, for the pointer. */
  rest: CardLink | undefined;
}

function CardIcon({ icon, link, rest }: CardIconProps) {
  const Icon = moduleIcon(icon);
  const drawing = <Icon size="1.5rem" stroke={1.5} aria-hidden="true" />;
  if (link !== undefined)
    return (
      <InnerLink
        className={styles.icon}
        href={link.href}
        title={link.title}
        aria-label={link.title}
      >
        {drawing}
      </InnerLink>
    );
  return (
    <span className={styles.icon} data-under={rest !== undefined || undefined}>
      {drawing}
    </span>
  );
}
