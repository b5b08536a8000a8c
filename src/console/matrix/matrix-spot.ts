import type { MatrixCell } from '../../entity/access-matrix';
import type { Entity } from '../../entity/entity';
import type { FieldRule } from '../../entity/field-rules';
import type { RoleHead } from './use-matrices';

interface Place {
  readonly role: RoleHead;
  readonly entity: Entity;
}

/** What of the matrix is asked about: an action, or the fields that are kept back. */
export type MatrixSpot = (Place & { readonly cell: MatrixCell }) | (Place & { readonly rule: FieldRule });
