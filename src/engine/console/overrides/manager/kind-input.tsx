import { isRoot } from '../../../schema/access/actor';
import { narrowestUserType } from '../../../schema/contract/app';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { EnumInput } from '../../entity/fields/inputs/choice-inputs';

/** Kind of an account. Only an actor who reaches all rows can choose; others create accounts of the narrowest kind. */
export function KindInput<Kind extends string>({ field, onChange, ...props }: InputProps<Kind>) {
  const actor = useActor();
  const isOfAll = isRoot(actor) || actor.scope === 'all';
  const options = field.options.filter(({ value }) => isOfAll || value === String(narrowestUserType));
  return (
    <EnumInput {...props} field={{ ...field, options }} onChange={(kind) => onChange(kind as Kind | null)} />
  );
}
