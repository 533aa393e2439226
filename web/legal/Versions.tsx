import { Badge, Button, Title } from '@mantine/core';
import type { LegalKind, LegalVersion } from '#contract/legal.ts';
import { formatDate } from '#web/lib/czech.ts';
import { stateWords } from './legal-words.ts';
import { useLegalPlace } from './place.ts';
import styles from './legal.module.css';

interface VersionsProps {
  kind: LegalKind;
  versions: readonly LegalVersion[];
  /** Name of the version that is on the screen. */
  shown: string;
}

/** All published versions of a text; each can be read and compared with the one in force. */
export function Versions({ versions, shown }: VersionsProps) {
  return (
    <section className={styles.versions} aria-label="Verze textu">
      <Title order={2}>Verze textu</Title>
      <ul>
        {versions.map((version) => (
          <Version
            key={version.legal_document_id}
            version={version}
            isShown={version.document_version === shown}
          />
        ))}
      </ul>
    </section>
  );
}

function Version({ version, isShown }: { version: LegalVersion; isShown: boolean }) {
  const { go } = useLegalPlace();
  const { document_version, valid_from, state } = version;
  const name = state === 'current' ? undefined : document_version;
  const show = (compare?: 1) => {
    go({ version: name, compare, edit: undefined });
    scrollTo({ top: 0 });
  };
  return (
    <li aria-current={isShown || undefined}>
      <span>
        <strong>{document_version}</strong>, účinná od {formatDate(valid_from)}
      </span>
      <Badge variant="light" color={state === 'current' ? 'green' : 'gray'}>
        {stateWords[state]}
      </Badge>
      <span className={styles.versionTools}>
        {isShown ? null : (
          <Button size="compact-md" variant="default" onClick={() => show()}>
            Přečíst<span className="k-hidden"> verzi {document_version}</span>
          </Button>
        )}
        {state === 'current' ? null : (
          <Button size="compact-md" variant="default" onClick={() => show(1)}>
            Porovnat s platným zněním
            <span className="k-hidden"> verzi {document_version}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
