import { useCan } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { getWithheldRoles } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { InputProps } from '../../data/resource';
import { ReferencesInput } from '../../entity/fields/inputs/reference-inputs';

/** The roles of an account; those that give more than the reader has are shown, and cannot be given. */
export function RolesInput(props: InputProps<readonly number[]>) {
  const { t } = useTranslation();
  // An actor who cannot see roles is offered none.
  const seesRoles = useCan({ resource: 'role', action: 'show' }).data?.can;
  const { data: withheld = [], isPending } = useEndpoint(
    getWithheldRoles,
    {},
    { enabled: seesRoles === true },
  );
  const refusalOf = (id: number) => (withheld.includes(id) ? t('validation.beyondOwnRights') : undefined);
  // Before it is known which they are, nothing can be chosen that could not be given.
  return <ReferencesInput {...props} refusalOf={refusalOf} disabled={isPending && seesRoles !== false} />;
}
