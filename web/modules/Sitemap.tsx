import { Button, Skeleton, Title } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { Module } from '#contract/modules.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { ModuleBranch } from './ModuleBranch.tsx';
import { useSiteModules } from './modules.queries.ts';
import { NewModule } from './NewModule.tsx';
import { OtherScreens } from './OtherScreens.tsx';
import { otherScreens, siteTree } from './site-tree.ts';
import styles from './sitemap.module.css';

/** The tree of modules and screens (route /admin/sitemap); a system admin switches their flags here. */
export function Sitemap() {
  const session = useSession();
  const modules = useSiteModules();
  const [isCreating, setCreating] = useState(false);
  const isSysAdmin = session?.user.is_sys_admin ?? false;
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      Nový modul
    </Button>
  );
  return (
    <Page
      title="Mapa portálu"
      note="Co v portálu najdete a komu je to přístupné."
      action={isSysAdmin ? create : undefined}
    >
      {modules === undefined ? (
        <Skeleton height="24rem" role="status" aria-label="Načítám mapu portálu" />
      ) : (
        <SitemapParts modules={modules} isSignedIn={session !== null} isSysAdmin={isSysAdmin} />
      )}
      {isCreating && modules !== undefined ? (
        <NewModule modules={modules} onClose={() => setCreating(false)} />
      ) : null}
    </Page>
  );
}

interface PartsProps {
  modules: readonly Module[];
  isSignedIn: boolean;
  isSysAdmin: boolean;
}

function SitemapParts({ modules, isSignedIn, isSysAdmin }: PartsProps) {
  const screens = otherScreens(modules, isSignedIn);
  return (
    <>
      <section className={styles.part} aria-label="Moduly">
        <Title order={2}>Moduly</Title>
        <ModuleBranch nodes={siteTree(modules)} isSysAdmin={isSysAdmin} />
      </section>
      {screens.length === 0 ? null : (
        <section className={styles.part} aria-label="Další stránky">
          <Title order={2}>Další stránky</Title>
          <OtherScreens screens={screens} />
        </section>
      )}
    </>
  );
}
