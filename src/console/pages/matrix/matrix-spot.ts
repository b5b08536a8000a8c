import type { FieldRule } from '../../../entity/access/field-rules';
import type { Matrix } from '../../../entity/contract/endpoints/access';
import type { Entity } from '../../../entity/model/entity';
import type { RoleHead } from './use-matrices';

interface Place {
  readonly role: RoleHead;
  readonly entity: Entity;
}

/** What of the matrix is asked about: an action, or the fields that are kept back. */
export type MatrixSpot =
  | (Place & { readonly cell: Matrix['entities'][number]['actions'][number] })
  | (Place & { readonly rule: FieldRule });
