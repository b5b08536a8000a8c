import { useCan } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { getWithheldRoles } from '../../../schema/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { InputProps } from '../../data/resource';
import { ReferencesInput } from '../../entity/fields/inputs/reference-inputs';

/** Roles of an account; roles with more rights than the user's are listed but disabled. */
export function RolesInput(props: InputProps<readonly number[]>) {
  const { t } = useTranslation();
  // Users who cannot see roles get no options.
  const seesRoles = useCan({ resource: 'role', action: 'show' }).data?.can;
  const { data: withheld = [], isPending } = useEndpoint(
    getWithheldRoles,
    {},
    { enabled: seesRoles === true },
  );
  const refusalOf = (id: number) => (withheld.includes(id) ? t('validation.beyondOwnRights') : undefined);
  // Disabled until the withheld roles are known, so that none of them can be chosen.
  return <ReferencesInput {...props} refusalOf={refusalOf} disabled={isPending && seesRoles !== false} />;
}
