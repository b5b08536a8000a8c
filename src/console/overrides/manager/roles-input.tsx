import { useTranslation } from 'react-i18next';
import { can } from '../../../entity/access/access';
import { getWithheldRoles } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';
import { ReferencesInput } from '../../entity/fields/inputs/references-input';

const roleOnly = ['role'];

/** The roles of an account; those that give more than the reader has are shown, and cannot be given. */
export function RolesInput(props: InputProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [role] = useEntities(roleOnly);
  // An actor who cannot see roles is offered none.
  const seesRoles = role && can(actor, 'show', role);
  const { data: withheld = [], isPending } = useEndpoint(
    getWithheldRoles,
    {},
    { enabled: seesRoles === true },
  );
  const refusalOf = (id: number) => (withheld.includes(id) ? t('validation.beyondOwnRights') : undefined);
  // Before it is known which they are, nothing can be chosen that could not be given.
  return (
    <ReferencesInput
      {...props}
      refusalOf={refusalOf}
      disabled={props.disabled || (isPending && seesRoles !== false)}
    />
  );
}
