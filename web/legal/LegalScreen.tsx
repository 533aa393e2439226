import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { Suspense } from 'react';
import type { LegalDocument, LegalKind } from '#contract/legal.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { Comparison } from './Comparison.tsx';
import { kindWords, stateWords, versionText } from './legal-words.ts';
import { useLegalDocument } from './legal.queries.ts';
import { LegalText } from './LegalText.tsx';
import { useLegalPlace } from './place.ts';
import { Versions } from './Versions.tsx';
import styles from './legal.module.css';
import { late } from '#web/ui/late.tsx';

const DraftEditor = late(() => import('./DraftEditor.tsx'), 'DraftEditor');

/** Terms of the service (route TermConditions). */
export function TermsScreen() {
  return <LegalScreen kind="terms" />;
}

/** Protection of personal data (route PersonalProtection). */
export function PrivacyScreen() {
  return <LegalScreen kind="privacy" />;
}

function LegalScreen({ kind }: { kind: LegalKind }) {
  const { place } = useLegalPlace();
  const { data } = useLegalDocument(kind, place.version);
  const isSysAdmin = useSession()?.user.is_sys_admin === true;
  if (place.edit === 1 && isSysAdmin) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <DraftEditor kind={kind} />
      </Suspense>
    );
  }
  if (data === undefined) return <Loading title={kindWords[kind]} />;
  const { document, versions } = data;
  return (
    <Page
      title={document.title}
      note={
        // Read whole also on a phone, where a sentence over a list is cut.
        <>{`${versionText(document)} – ${stateWords[document.state]}`}</>
      }
      action={<LegalActions isSysAdmin={isSysAdmin} />}
    >
      <Content document={document} />
      <Versions kind={kind} versions={versions} shown={document.document_version} />
    </Page>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <Page title={title} isLoading>
      <div role="status" aria-label="Načítá se text">
        <Skeleton height="30rem" />
      </div>
    </Page>
  );
}

function Content({ document }: { document: LegalDocument }) {
  const { place } = useLegalPlace();
  return (
    <article className={styles.sheet}>
      {document.summary === '' ? null : (
        <p className={styles.summary}>
          <strong>Co se změnilo:</strong> {document.summary}
        </p>
      )}
      {place.compare === 1 && document.state !== 'current' ? (
        <Comparison document={document} />
      ) : (
        <LegalText content={document.content} />
      )}
    </article>
  );
}

/** Printing, and for a system admin the way to a new version. */
export function LegalActions({ isSysAdmin }: { isSysAdmin: boolean }) {
  const { go } = useLegalPlace();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
        onClick={() => print()}
      >
        Vytisknout
      </Button>
      {isSysAdmin ? (
        <Button
          leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
          onClick={() => go({ edit: 1, version: undefined, compare: undefined })}
        >
          Připravit novou verzi
        </Button>
      ) : null}
    </>
  );
}
