/** A menu to choose, with the menus below it. */
export interface MenuOption {
  value: number;
  label: string;
  children: MenuOption[];
}
