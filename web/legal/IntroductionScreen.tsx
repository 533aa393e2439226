import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Contact } from '#web/session/face/Contact.tsx';
import { Pictures } from '#web/session/face/Pictures.tsx';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { kindWords } from './legal-words.ts';
import { useLegalDocument } from './legal.queries.ts';
import { LegalActions } from './LegalScreen.tsx';
import { LegalText } from './LegalText.tsx';
import { useLegalPlace } from './place.ts';
import styles from './legal.module.css';
import { late } from '#web/ui/late.tsx';

const DraftEditor = late(() => import('./DraftEditor.tsx'), 'DraftEditor');

/** What the portal does and how to begin, for whoever comes for the first time (route VueHome). */
export function IntroductionScreen() {
  const { place } = useLegalPlace();
  const { data } = useLegalDocument('vuehome');
  const session = useSession();
  const isSysAdmin = session?.user.is_sys_admin === true;
  if (place.edit === 1 && isSysAdmin) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <DraftEditor kind="vuehome" />
      </Suspense>
    );
  }
  if (data === undefined) {
    return (
      <Page title={kindWords.vuehome}>
        <Skeleton height="24rem" />
      </Page>
    );
  }
  return (
    <Page title={data.document.title} action={isSysAdmin ? <LegalActions isSysAdmin /> : undefined}>
      <div className={styles.entry}>{session === null ? <Entry /> : <Onward />}</div>
      <Pictures />
      <article className={styles.sheet}>
        <LegalText content={data.document.content} />
      </article>
      <Suspense fallback={null}>
        <Contact />
      </Suspense>
    </Page>
  );
}

function Entry() {
  return (
    <>
      <Button component="a" href={paths.Register}>
        Zaregistrovat se
      </Button>
      <Button component="a" href={paths.Login} variant="default">
        Přihlásit se
      </Button>
    </>
  );
}

function Onward() {
  return (
    <Button component="a" href={paths.Home} variant="default">
      Přejít na přehled
    </Button>
  );
}
