import { Badge, Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { workOn } from '#contract/fieldwork/work-on.ts';
import { workVersionFields } from '#contract/fieldwork/work-record.ts';
import { needsText } from '#contract/fieldwork/work-words.ts';
import type { Work, WorkVersion } from '#contract/fieldwork/works.ts';
import { valuesOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { Facts } from '#web/ui/Facts.tsx';
import styles from './fieldwork.module.css';
import type { CatalogPlace, Go } from './place.ts';
import { versionKind, type VersionValues } from './work-kind.tsx';
import { durationText, heldText, priceText } from './work-words.ts';

interface VersionsProps {
  work: Work;
  place: CatalogPlace;
  go: Go;
}

/** What a new version starts with: what holds now, from tomorrow or from the day after the last one begins. */
function nextVersion({ versions }: Work, today: string): VersionValues {
  const newest = versions[0] as WorkVersion;
  const from = newest.valid_from > today ? newest.valid_from : today;
  return { ...valuesOf(workVersionFields, newest), valid_from: shiftDays(from, 1) };
}

/** All versions of a work, the newest first, and the way to a new one. */
export function Versions({ work, place, go }: VersionsProps) {
  const manages = useManagesClient();
  const today = todayInPrague();
  const held = workOn(work.versions, today);
  const kind = versionKind(
    work,
    ({ valid_from }) => valid_from > today && work.versions.length > 1,
  );
  const where = { work_id: work.work_id, writes: work.writes };
  const end = () => go({ version: undefined, act: undefined }, { replace: true });
  const opened = work.versions.find((one) => one.work_version_id === place.version);
  return (
    <section className={styles.versions} aria-label="Verze práce">
      {manages ? (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
            onClick={() => go({ act: 'version' }, { replace: true })}
          >
            Nová verze od dne
          </Button>
        </div>
      ) : null}
      <ol className={styles.list}>
        {work.versions.map((version) => (
          <li key={version.work_version_id}>
            <OneVersion
              work={work}
              version={version}
              standing={standingOf(version, held, today)}
              onEdit={
                manages
                  ? () => go({ version: version.work_version_id }, { replace: true })
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {manages && place.act === 'version' ? (
        <RecordDialog
          kind={kind}
          where={where}
          record={undefined}
          initial={nextVersion(work, today)}
          onClose={end}
        />
      ) : null}
      {manages && opened !== undefined ? (
        <RecordDialog
          key={opened.work_version_id}
          kind={kind}
          where={where}
          record={opened}
          initial={kind.valuesOf(opened)}
          onClose={end}
        />
      ) : null}
    </section>
  );
}

type Standing = 'holds' | 'to-come' | 'over';

function standingOf(version: WorkVersion, held: WorkVersion | undefined, today: string): Standing {
  if (version === held) return 'holds';
  return version.valid_from > today ? 'to-come' : 'over';
}

const standings: Readonly<Record<Standing, { readonly text: string; readonly color: string }>> = {
  holds: { text: 'platí', color: 'green' },
  'to-come': { text: 'teprve bude platit', color: 'kastelan' },
  over: { text: 'už neplatí', color: 'gray' },
};

interface OneVersionProps {
  work: Work;
  version: WorkVersion;
  standing: Standing;
  onEdit: (() => void) | undefined;
}

function OneVersion({ work, version, standing, onEdit }: OneVersionProps) {
  const { text, color } = standings[standing];
  const needs = needsText(version);
  const held = heldText(work.versions, version);
  return (
    <article className={styles.version} data-over={standing === 'over' || undefined}>
      <header>
        <h2>{held}</h2>
        <Badge color={color}>{text}</Badge>
        {onEdit === undefined ? null : (
          <Button
            className={styles.edit ?? ''}
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size="1rem" aria-hidden="true" />}
            aria-label={`Upravit verzi ${held}`}
            onClick={onEdit}
          >
            Upravit
          </Button>
        )}
      </header>
      <Facts>
        <Fact name="Délka" value={durationText(version.duration_minutes)} />
        <Fact name="Cena" value={priceText(version.price)} />
        <Fact name="Materiál" value={version.material} />
        <Fact name="Co mají lidé připravit" value={version.preparation} />
        <Fact name="Povinné údaje" value={needs} />
        <Fact
          name="Místo pořízení fotografií"
          value={version.keeps_position ? 'zachovává se' : ''}
        />
        {version.checklist.length === 0 ? null : (
          <div>
            <dt>Kontrolní seznam</dt>
            <dd>
              <ol className={styles.checks}>
                {version.checklist.map((check, at) => (
                  // Two lines of a list may say the same.
                  <li key={`${String(at)} ${check}`}>{check}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </Facts>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
