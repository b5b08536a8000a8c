import type { InputProps } from '#engine/console/data/resource';
import { useFormValues, useInputSurroundings } from '#engine/console/entity/fields/input-context';
import { NumberInput } from '#engine/console/entity/fields/inputs/number-input';
import { OverlapNote } from './overlap-note';

/** The duration of an appointment, with a warning of another appointment at that time. */
export function DurationInput(props: InputProps<number>) {
  const { entity, onChange } = props;
  const { stored } = useInputSurroundings();
  const values = useFormValues();
  return (
    <>
      <NumberInput {...props} onChange={(next) => onChange(typeof next === 'number' ? next : null)} />
      <OverlapNote appointments={entity} values={values} id={stored?.id} />
    </>
  );
}
