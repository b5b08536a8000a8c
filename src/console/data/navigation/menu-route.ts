/** A record of `GET /menus/routes`. */
export interface MenuRoute {
  readonly path: string;
  readonly name: string;
  readonly component: string;
  readonly redirect?: string | null;
  readonly meta: MenuMeta;
  readonly children?: readonly MenuRoute[];
}

export interface MenuMeta {
  readonly title: string;
  readonly icon?: string | null;
  readonly hidden?: boolean;
  readonly alwaysShow?: boolean;
  readonly keepAlive?: boolean;
  /** Role codes of which one is needed; missing: everybody who is signed in. */
  readonly roles?: readonly string[];
  readonly params?: Readonly<Record<string, string>> | null;
}
