import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { InnerLink } from './InnerLink.tsx';

interface OpenedFigureProps {
  /** How much or how many; nought is made of nothing, so it leads nowhere. */
  figure: number;
  /** What is shown by leading there: 'Zobrazit tyto dluhy'. */
  title: string;
  /** Leads to a list that stands elsewhere. */
  href?: string;
  /** Narrows a list of the same screen to just what is counted. */
  onOpen?: () => void;
  /** Id of that list's section, which is brought into sight. */
  section?: string;
  /** It stands within a text, from which its look has to tell it. */
  isInText?: boolean;
  /** The figure as it is written. */
  children: ReactNode;
}

/** A figure that leads to exactly what it is made of. */
export function OpenedFigure(props: OpenedFigureProps) {
  const { figure, title, href, onOpen, section, isInText = false, children } = props;
  const written = <span className="k-figures">{children}</span>;
  if (figure === 0) return written;
  const look = { title, ...(isInText && { inherit: true, underline: 'always' as const }) };
  if (href !== undefined)
    return (
      <Anchor component={InnerLink} href={href} {...look}>
        {written}
      </Anchor>
    );
  const open = () => {
    onOpen?.();
    if (section !== undefined)
      document.getElementById(section)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Anchor component="button" type="button" onClick={open} {...look}>
      {written}
    </Anchor>
  );
}
