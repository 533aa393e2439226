import { licenceStanding } from '#contract/rules/licence.ts';
import type { Unit } from '#contract/units.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import type { Command } from '#web/lib/keys/command.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { currentSession } from '#web/session/session.ts';
import type { Session } from '#web/session/session.ts';
import { openedDialog } from './opened.ts';
import type { OpenedDialog } from './opened.ts';

/** Who is at the portal, what is open to him, and what a command may do there. */
export interface PortalContext {
  readonly session: Session | null;
  readonly unit: Unit | null;
  /** Names of the modules that are open; null until they are known. */
  readonly open: ReadonlySet<string> | null;
  readonly today: string;
  /** The address without its origin. */
  readonly here: string;
  readonly go: (href: string) => void;
  readonly show: (dialog: OpenedDialog) => void;
}

/** A command of the portal; `hindrance` says why one that is visible cannot be run. */
export interface PortalCommand extends Command<PortalContext> {
  readonly hindrance?: (context: PortalContext) => string;
}

/** The context of this moment. */
export function portalContext(go: (href: string) => void): PortalContext {
  return {
    session: currentSession(),
    unit: currentUnit(),
    open: openModules.get(),
    today: todayInPrague(),
    here: location.pathname + location.search,
    go,
    show: (dialog) => openedDialog.set(dialog),
  };
}

/** Why nothing can be created now; empty when it can. */
export function creatingHindrance({ session, today }: PortalContext): string {
  if (session?.viewer !== undefined) return 'Prohlížíte si portál jen ke čtení';
  const end = session?.client.licence_valid_to ?? '';
  return licenceStanding(end, today) === 'ended' ? 'Platnost licence skončila' : '';
}
