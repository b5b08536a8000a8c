import { id, object, type Schema } from '../../../schema/contract/json-schema';
import type { Model } from '../../../schema/declaration/model';
import type { Entity } from '../../../schema/model/entity';
import { actionInputs } from '../../../schema/model/workflow';
import { updateSchema } from '../../../schema/write/write-schema';
import type { RequestBody } from './operation';
import { withVariants } from './variant-schemas';

/** Request bodies by component name: those of workflow actions that request fields, as `order.ship`. */
export function requestBodies({ entities }: Model): Record<string, RequestBody> {
  return { Version: versionBody({}), ...Object.assign({}, ...[...entities.values()].map(actionBodies)) };
}

function actionBodies(entity: Entity): Record<string, RequestBody> {
  const properties = withVariants(entity, updateSchema(entity).properties);
  return Object.fromEntries(
    entity.actions.map((action) => {
      const inputs = actionInputs(entity, action).map(({ name }) => [name, properties[name] ?? {}]);
      return [`${entity.name}.${action.name}`, versionBody(Object.fromEntries(inputs))];
    }),
  );
}

/** The version is that of the optimistic lock. */
function versionBody(properties: Readonly<Record<string, Schema>>): RequestBody {
  const schema = object({}, { version: id, ...properties });
  return { required: false, content: { 'application/json': { schema } } };
}
