import { useOne } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { FieldValue } from '#engine/console/entity/fields/field-value';
import { can } from '#engine/schema/access/access';
import { fieldNamed } from '#engine/schema/model/entity';

const names = ['customer'];
const meta = { quiet: true };

/** The phone number of a customer as a link; undefined if there is none, or the reader may not see it. */
export function useCustomerPhone(id: number | undefined): ReactNode {
  const actor = useActor();
  const [entity] = useEntities(names);
  const { query } = useOne<Labelled, ApiError>({
    resource: 'customer',
    id: id ?? 0,
    meta,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined && entity !== undefined && can(actor, 'show', entity) },
  });
  const row = query.data?.data;
  if (!entity || !row?.phone) return undefined;
  return <FieldValue entity={entity} field={fieldNamed(entity, 'phone')} value={row.phone} row={row} />;
}
