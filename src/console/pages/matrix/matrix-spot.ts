import type { MatrixCell } from '../../../entity/access/access-matrix';
import type { FieldRule } from '../../../entity/access/field-rules';
import type { Entity } from '../../../entity/model/entity';
import type { RoleHead } from './use-matrices';

interface Place {
  readonly role: RoleHead;
  readonly entity: Entity;
}

/** What of the matrix is asked about: an action, or the fields that are kept back. */
export type MatrixSpot = (Place & { readonly cell: MatrixCell }) | (Place & { readonly rule: FieldRule });
