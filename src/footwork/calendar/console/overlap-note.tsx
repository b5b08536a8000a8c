import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Values } from '#engine/console/entity/form/form-fields';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { overlapText } from './overlap-text';
import { type Expected, expectedOf, listNear, type NearList, type Overlap, overlapOf } from './overlaps';
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
): readonly NearList[] {
  const list = listNear(useActor(), appointments, shares, wanted);
  const { query } = useList<Labelled, ApiError>({
    resource: appointments.name,
    ...list,
    queryOptions: { enabled: list !== undefined },
  });
  return list && query.data ? [query.data] : [];
}
