import { Badge } from '@mantine/core';
import type { Module } from '#contract/modules.ts';
import { moduleAccess } from '#web/lib/paths.ts';
import type { RouteAccess } from '#web/lib/paths.ts';
import styles from './sitemap.module.css';

/** Who may open a module or a screen, and whether it is finished. */
export interface Standing {
  readonly access: RouteAccess;
  readonly isInWorks: boolean;
  readonly isOff: boolean;
}

/** The standing of a module by its flags. */
export function standingOf(module: Module): Standing {
  const ofUser = moduleAccess(module.router_name) === 'client-admin' ? 'client-admin' : 'user';
  const signedIn = module.is_public ? 'public' : ofUser;
  return {
    access: module.sys_admins_only ? 'system-admin' : signedIn,
    isInWorks: module.under_construction,
    isOff: !module.enabled,
  };
}

const access = {
  public: { text: 'veřejné', color: 'green', variant: 'light' },
  user: { text: 'jen po přihlášení', color: 'gray', variant: 'default' },
  'client-admin': { text: 'jen správce klienta', color: 'gray', variant: 'light' },
  'system-admin': { text: 'jen správce systému', color: 'brick', variant: 'light' },
} as const;

/** Marks of a module or a screen in words. */
export function Marks({ standing }: { standing: Standing }) {
  const { text, color, variant } = access[standing.access];
  return (
    <div className={styles.marks}>
      <Badge variant={variant} size="sm" color={color}>
        {text}
      </Badge>
      {standing.isInWorks ? (
        <Badge variant="light" size="sm" color="yellow">
          ve vývoji
        </Badge>
      ) : null}
      {standing.isOff ? (
        <Badge variant="light" size="sm" color="red">
          vypnuto
        </Badge>
      ) : null}
    </div>
  );
}
