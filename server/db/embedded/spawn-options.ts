import type { Place } from './place.ts';

/** How PostgreSQL's programs are run: under the lent account, in a bare environment of their own. */
export function spawnOptions({ account, home }: Place) {
  return {
    ...account,
    cwd: home,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    windowsHide: true,
  };
}
