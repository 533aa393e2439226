import type { MouseEvent, ReactNode } from 'react';
import { selectedCity } from '#web/session/selectedCity.ts';
import { workWith } from '#web/session/work-with.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

interface UnitLinkProps {
  readonly unit_id: number;
  readonly unit_name: string;
  readonly href: string;
  readonly className?: string | undefined;
  /** Name for readers, where the text does not say enough. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a list of a unit: that unit becomes the active one, and its list is not narrowed by a city. */
export function UnitLink({ unit_id, unit_name, href, className, label, children }: UnitLinkProps) {
  const follow = (event: MouseEvent) => {
    // What opens elsewhere leaves this page as it is; the address names the unit.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    workWith({ unit_id, unit_name });
    selectedCity.set(0);
  };
  return (
    <InnerLink href={href} className={className} aria-label={label} onClick={follow}>
      {children}
    </InnerLink>
  );
}
