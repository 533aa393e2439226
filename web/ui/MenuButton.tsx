import { Suspense, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { late } from './late.tsx';

const LateMenu = late(() => import('./LateMenu.tsx'), 'LateMenu');

interface MenuButtonProps {
  label: string;
  /** The icon of the button. */
  sign: ReactNode;
  variant?: string;
  isBusy?: boolean;
  /** Items of the menu. */
  children: ReactNode;
}

/** An icon with a menu under it; the code of menus is fetched when one is first wanted. */
export function MenuButton({ label, sign, variant, isBusy = false, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const face = { label, loading: isBusy, ref: button, ...(variant !== undefined && { variant }) };
  const prepare = () => void LateMenu.preload?.();
  const waiting = (
    <IconButton
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      {sign}
    </IconButton>
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LateMenu
        withinPortal
        button={button}
        target={<IconButton {...face}>{sign}</IconButton>}
        onLost={() => setWanted(false)}
      >
        {children}
      </LateMenu>
    </Suspense>
  );
}
