import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { APP_VERSION } from '#contract/version.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Libraries } from './Libraries.tsx';
import { useLegalDocument } from './legal.queries.ts';
import { LegalActions } from './LegalScreen.tsx';
import { LegalText } from './LegalText.tsx';
import { useLegalPlace } from './place.ts';
import { Services } from './Services.tsx';
import styles from './legal.module.css';
import { late } from '#web/ui/late.tsx';

const DraftEditor = late(() => import('./DraftEditor.tsx'), 'DraftEditor');
const OperatorForm = late(() => import('./OperatorForm.tsx'), 'OperatorForm');

/** What the portal is, how it is and of what it is made (route About). */
export function AboutScreen() {
  const { place } = useLegalPlace();
  const isSysAdmin = useSession()?.user.is_sys_admin === true;
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const navigate = useNavigate();
  if (place.edit === 1 && isSysAdmin) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <DraftEditor kind="about" />
      </Suspense>
    );
  }
  return (
    <Page
      title="O aplikaci"
      note={`Kastelán, verze ${APP_VERSION}`}
      action={<LegalActions isSysAdmin={isSysAdmin} />}
    >
      <Tabs
        label="Části stránky"
        tabs={isSysAdmin ? [...tabs, operatorTab] : tabs}
        value={typeof tab === 'string' ? tab : undefined}
        onChange={(next) => void navigate({ to: '.', search: { tab: next }, resetScroll: false })}
      />
    </Page>
  );
}

function AboutText() {
  const { data } = useLegalDocument('about');
  if (data === undefined) return <Skeleton height="20rem" />;
  return (
    <article className={styles.sheet}>
      <LegalText content={data.document.content} />
    </article>
  );
}

const tabs: readonly Tab[] = [
  { key: 'about', text: 'Portál', title: 'Co portál umí', content: <AboutText /> },
  {
    key: 'services',
    text: 'Stav služeb',
    title: 'Na čem portál stojí a jak to funguje',
    content: <Services />,
  },
  {
    key: 'libraries',
    text: 'Knihovny',
    title: 'Použité knihovny a jejich licence',
    content: <Libraries />,
  },
];

const operatorTab: Tab = {
  key: 'operator',
  text: 'Provozovatel',
  title: 'Kdo portál provozuje; texty ho jmenují',
  content: (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <OperatorForm />
    </Suspense>
  ),
};
