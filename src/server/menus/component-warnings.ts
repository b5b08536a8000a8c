import { servedComponents } from '../../entity/components';
import type { Issue } from '../../entity/issue';
import type { Model } from '../../entity/model';

/** Warns of a menu whose component opens no page of the console. */
export function componentWarnings(model: Model, component: unknown, field = 'component'): Issue[] {
  if (typeof component !== 'string' || servedComponents(model.entities.keys()).has(component)) return [];
  return [{ field, rule: 'unknownComponent', params: { component } }];
}
