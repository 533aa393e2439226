import { deviceName } from '#contract/rules/device-name.ts';
import type { Caller } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';

/** Something done with an account, as its owner is told of it. */
export interface Deed {
  readonly publicUrl: string;
  readonly at: Date;
  /** The kind of the device: 'Chrome na Windows'. */
  readonly device: string;
}

/** What is done just now by the caller. */
export function deedOf(portal: Portal, { userAgent }: Pick<Caller, 'userAgent'>): Deed {
  return { publicUrl: portal.publicUrl(), at: portal.now(), device: deviceName(userAgent) };
}
