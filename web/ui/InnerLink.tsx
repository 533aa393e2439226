import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';

/**
 * A link inside the portal by its path: a real address, followed without a reload. To a module that is
 * not open there is no way: its text stays as a text.
 */
export function InnerLink({
  href,
  onClick,
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
  if (!isOpen) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
