import type { Issue } from '../../entity/contract/issue';
import type { Model } from '../../entity/declaration/model';
import { isServed } from './served-components';

/** Warns of a menu whose component opens no page of the console. */
export function componentWarnings(model: Model, component: unknown, field = 'component'): Issue[] {
  if (typeof component !== 'string' || isServed(component, model.entities)) return [];
  return [{ field, rule: 'unknownComponent', params: { component } }];
}
