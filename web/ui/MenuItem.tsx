import type { Menu, MenuItemProps, MenuLabelProps } from '@mantine/core';
import { createContext, use } from 'react';

// Parts of a menu that comes when it is first wanted: until then its screen brings no code of menus.

/** The menu of the kit, known once its code is there. */
export const MenuKit = createContext<typeof Menu | null>(null);

/** One thing to do. */
export const MenuItem = ((props: MenuItemProps) => {
  const kit = use(MenuKit);
  return kit === null ? null : <kit.Item {...props} />;
}) as typeof Menu.Item;

/** What the items under it have in common. */
export function MenuLabel(props: MenuLabelProps) {
  const kit = use(MenuKit);
  return kit === null ? null : <kit.Label {...props} />;
}
