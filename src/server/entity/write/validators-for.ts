import type { Entity } from '../../../entity/model/entity';
import type { Validators } from '../../../entity/write/validator';
import type { ServerContext } from '../context';

export function validatorsFor(context: ServerContext, entity: Entity): Validators {
  const validators = context.validators.get(entity.name);
  if (!validators) throw new Error(`No validators were compiled for ${entity.name}`);
  return validators;
}
