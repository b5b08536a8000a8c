import { isRoot } from '../../../schema/access/actor';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { EnumInput } from '../../entity/fields/inputs/choice-inputs';

type Kind = '1' | '2' | '3';

/** Kind of an account. An actor whose reach is one partner can create store accounts only. */
export function KindInput({ field, onChange, ...props }: InputProps<Kind>) {
  const actor = useActor();
  const isOfAll = isRoot(actor) || actor.scope === 'all';
  const options = field.options.filter(({ value }) => isOfAll || value === '3');
  return (
    <EnumInput {...props} field={{ ...field, options }} onChange={(kind) => onChange(kind as Kind | null)} />
  );
}
