import type { MenuOption } from './menu-option';
import type { RouteRecord } from './route-record';

/** Types that cannot be derived from a schema, such as recursive ones, by the `title` of the schema that stands for them. */
export interface NamedShapes {
  readonly MenuOption: MenuOption;
  readonly MenuRoute: RouteRecord;
}
