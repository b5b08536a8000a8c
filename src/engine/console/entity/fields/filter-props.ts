import type { Entity, Field } from '../../../schema/model/entity';
import type { Filter } from '../../../schema/query/list-query';

/** Props of a control that filters a list by one field. */
export interface FilterProps {
  readonly id: string;
  readonly entity: Entity;
  readonly field: Field;
  /** The filters on this field. */
  readonly value: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}
