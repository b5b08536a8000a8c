import type { MatrixCell } from '../../entity/access-matrix';
import type { Entity } from '../../entity/entity';
import type { RoleHead } from './use-matrices';

/** One cell of the matrix. */
export interface MatrixSpot {
  readonly role: RoleHead;
  readonly entity: Entity;
  readonly cell: MatrixCell;
}
