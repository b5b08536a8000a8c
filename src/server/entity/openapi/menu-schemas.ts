import type { Model } from '../../../entity/declaration/model';
import { type Schema, schemaName } from './operation';
import { entitySchemas } from './schemas';

const codes = { type: 'array', items: { type: 'string' } };
const roles = { ...codes, description: 'Codes of the roles that hold it.' };
const roles_from = { ...codes, description: 'Those that were seen to hold it: if others do by now, a 409.' };

/** What a menu answers and accepts beside its fields. */
export function menuSchemas({ entities }: Model): Record<string, Schema> {
  const menu = entities.get('menu');
  if (!menu) return {};
  const plain = entitySchemas(menu);
  const [row, create, update] = [schemaName(menu), schemaName(menu, 'create'), schemaName(menu, 'update')];
  const { required = [] } = plain[create] as { readonly required?: readonly string[] };
  return {
    [row]: withProperties(plain[row], { roles }),
    [create]: { ...withProperties(plain[create], { roles, roles_from }), required: [...required, 'parent'] },
    [update]: withProperties(plain[update], { roles, roles_from }),
  };
}

function withProperties(schema: Schema = {}, further: Schema): Schema {
  return { ...schema, properties: { ...(schema.properties as Schema), ...further } };
}
