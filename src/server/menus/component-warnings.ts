import type { Issue } from '../../entity/contract/issue';
import type { Model } from '../../entity/declaration/model';
import { servedComponents } from '../../entity/menu/components';

/** Warns of a menu whose component opens no page of the console. */
export function componentWarnings(model: Model, component: unknown, field = 'component'): Issue[] {
  if (typeof component !== 'string' || servedComponents(model.entities.keys()).has(component)) return [];
  return [{ field, rule: 'unknownComponent', params: { component } }];
}
