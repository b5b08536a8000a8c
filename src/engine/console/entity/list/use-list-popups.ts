import type { Field } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { useAnchor } from '../../kit/anchor';

/** Which popups of a list are open; `ListPopups` renders them. */
export function useListPopups() {
  return {
    /** The menu of all filterable fields. */
    filters: useAnchor<null>(),
    filter: useAnchor<Field>(),
    columns: useAnchor<null>(),
    row: useAnchor<Labelled>(),
    importing: useAnchor<null>(),
  };
}
