/** A route of the console, as `GET /menus/routes` returns it. */
export interface RouteRecord {
  path: string;
  name: string;
  /** `Layout`, a page such as `dashboard/index`, or `iframe`. */
  component: string;
  redirect?: string;
  meta: RouteMeta;
  children: RouteRecord[];
}

export interface RouteMeta {
  title: string;
  icon: string | null;
  hidden: boolean;
  alwaysShow: boolean;
  keepAlive: boolean;
  /** Codes of the roles that hold the menu or one of its descendants. */
  roles: string[];
  /** An iframe's address is `params.url`. */
  params: Record<string, string>;
}
