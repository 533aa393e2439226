import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { mayPreload } from '#web/lib/preload.ts';

/**
 * A link inside the portal by its path: a real address, followed without a reload. Its screen begins to load
 * when the link is pointed at or gets the focus. To a module that is not open there is no way: its text stays
 * as a text.
 */
export function InnerLink({
  href,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  const router: AnyRouter | null = useRouter({ warn: false });
  const isOpen = useIsOpenAddress(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (router === null || wantsElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(href);
  };
  const prepare = () => {
    if (router === null || !mayPreload()) return;
    const to = new URL(href, location.origin).pathname;
    if (to !== location.pathname) void router.preloadRoute({ to });
  };
  if (!isOpen) return <span className={rest.className}>{children}</span>;
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare();
      }}
    >
      {children}
    </a>
  );
}
