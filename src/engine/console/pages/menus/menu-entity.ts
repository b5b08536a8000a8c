import { createContext, useContext } from 'react';
import type { Entity } from '../../../schema/model/entity';

const MenuEntityContext = createContext<Entity | null>(null);

export const MenuEntityProvider = MenuEntityContext.Provider;

/** The declaration of menus. Throws outside of the menu page. */
export function useMenuEntity(): Entity {
  const entity = useContext(MenuEntityContext);
  if (!entity) throw new Error('useMenuEntity needs a MenuEntityProvider');
  return entity;
}
