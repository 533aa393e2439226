import { useParams, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';

const places = { tokenconfirm: paths.RegConfirm, tokenreset: paths.Reset };

/**
 * The secret of a mailed link. It leaves the address and the history at once and stays in memory only;
 * undefined when the screen was opened without one.
 */
export function useLinkSecret(parameter: keyof typeof places): string | undefined {
  const router = useRouter();
  const given = useParams({ strict: false, select: (params) => (params as Given)[parameter] });
  const [secret, setSecret] = useState(given);
  // Another link may be opened while the screen stands.
  if (given !== undefined && given !== secret) setSecret(given);
  useLayoutEffect(() => {
    if (given !== undefined) void router.navigate({ href: places[parameter], replace: true });
  }, [router, given, parameter]);
  return given ?? secret;
}

type Given = Readonly<Record<string, string | undefined>>;
