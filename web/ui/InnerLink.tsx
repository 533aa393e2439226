import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link inside the portal by its path: a real address, followed without a reload. */
export function InnerLink({
  href,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  const router: AnyRouter | null = useRouter({ warn: false });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (router === null || wantsElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
