import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { can } from '../../../entity/access/access';
import { quietApi } from '../../data/api';
import { loadEntity } from '../../data/registry';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { ReferencesInput } from '../../entity/fields/inputs/references-input';

/** The roles of an account; those that give more than the reader has are shown, and cannot be given. */
export function RolesInput(props: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const { data: withheld = [], isPending } = useQuery({
    queryKey: ['withheld-roles', actor.id],
    queryFn: async ({ signal }) => {
      // Who may not look at roles is offered none.
      if (!can(actor, 'show', await loadEntity('role'))) return [];
      return (await quietApi.get<readonly number[]>('/access/withheld-roles', { signal })).data;
    },
  });
  const refusalOf = (id: number) => (withheld.includes(id) ? t('validation.beyondOwnRights') : undefined);
  // Before it is known which they are, nothing can be chosen that could not be given.
  return <ReferencesInput {...props} refusalOf={refusalOf} disabled={props.disabled || isPending} />;
}
