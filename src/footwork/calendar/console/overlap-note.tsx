import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Values } from '#engine/console/entity/form/form-fields';
import { useZone } from '#engine/console/i18n/use-zone';
import { can, canRead } from '#engine/schema/access/access';
import { languageOf } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { overlapText } from './overlap-text';
import { type Expected, expectedOf, listNear, type Overlap, overlapOf } from './overlaps';
import './overlap-note.css';

interface Props {
  readonly appointments: Entity;
  /** Values of the appointment, or of the form that edits it. */
  readonly values: Values;
  /** Undefined for a new appointment. */
  readonly id: number | undefined;
}

/** Warns of another appointment of the customer, or in the store, at that time, but does not prevent saving. */
export function OverlapNote({ appointments, values, id }: Props) {
  const { t, i18n } = useTranslation();
  const zone = useZone();
  const wanted = expectedOf(values);
  const near = [useNear(appointments, wanted, 'customer'), useNear(appointments, wanted, 'store')].flat();
  const found = wanted && overlapOf(near, wanted, id);
  return (
    <p role="status" className="calendar-overlap">
      {found && overlapText(t, found, languageOf(i18n.language), zone)}
    </p>
  );
}

function useNear(
  appointments: Entity,
  wanted: Expected | undefined,
  shares: Overlap['shares'],
): readonly Labelled[] {
  const actor = useActor();
  const isSeen = can(actor, 'list', appointments) && canRead(actor, fieldNamed(appointments, shares));
  const { query } = useList<Labelled, ApiError>({
    resource: appointments.name,
    ...listNear(shares, wanted),
    queryOptions: { enabled: wanted?.[shares] !== undefined && isSeen },
  });
  return wanted ? (query.data?.data ?? []) : [];
}
