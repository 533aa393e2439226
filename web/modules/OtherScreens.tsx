import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Marks } from './Marks.tsx';
import type { SiteScreen } from './site-tree.ts';
import styles from './sitemap.module.css';

/** Screens beside the modules; those behind the sign-in are only named. */
export function OtherScreens({ screens }: { screens: readonly SiteScreen[] }) {
  return (
    <ul className={styles.screens}>
      {screens.map(({ name, title, access, path }) => (
        <li key={name} className={styles.screen}>
          {access === 'public' ? <InnerLink href={path}>{title}</InnerLink> : <span>{title}</span>}
          <Marks standing={{ access, isInWorks: false, isOff: false }} />
        </li>
      ))}
    </ul>
  );
}
