import type { InputProps } from '../../../data/resource';
import { useInputAria, useInputSurroundings } from '../input-context';
import { NestedRows } from './nested-rows';

/** A group of inputs, one for each nested field. */
export function ObjectInput({ id, entity, field }: InputProps) {
  const { labelId, at } = useInputSurroundings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the row names the group
    <div id={id} className="input-nested" role="group" aria-labelledby={labelId} {...useInputAria()}>
      <NestedRows entity={entity} field={field} at={at} />
    </div>
  );
}
