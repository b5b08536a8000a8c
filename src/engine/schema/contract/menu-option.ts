export interface MenuOption {
  value: number;
  label: string;
  children: MenuOption[];
}
