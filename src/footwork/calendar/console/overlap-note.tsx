import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Values } from '#engine/console/entity/form/form-fields';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { can, canRead } from '#engine/schema/access/access';
import { languageOf } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { type Expected, expectedOf, maxDuration_ms, overlapping } from './overlaps';
import './overlap-note.css';

interface Props {
  readonly appointments: Entity;
  /** Values of the appointment, or of the form that edits it. */
  readonly values: Values;
  /** Undefined for a new appointment. */
  readonly id: number | undefined;
}

const pagination = { currentPage: 1, pageSize: 50 };
const meta = { quiet: true, columns: ['customer', 'starts_at', 'minutes', 'state'] };

/** Warns of another appointment of the customer, or in the store, at that time, but does not prevent saving. */
export function OverlapNote({ appointments, values, id }: Props) {
  const { t, i18n } = useTranslation();
  const zone = useZone();
  const wanted = expectedOf(values);
  const own = useOverlap(appointments, wanted, id, 'customer');
  const inStore = useOverlap(appointments, wanted, id, 'store');
  const other = own ?? inStore;
  const when = other && formatDateTime(other.starts_at, languageOf(i18n.language), 'short', zone);
  const name = other?._labels?.customer;
  return (
    <p role="status" className="calendar-overlap">
      {when &&
        (own
          ? t('overlap.customer', { when })
          : t('overlap.store', { what: [name, when].filter(Boolean).join(', ') }))}
    </p>
  );
}

/** The first other appointment at that time with the same customer or store. */
function useOverlap(
  appointments: Entity,
  wanted: Expected | undefined,
  id: number | undefined,
  field: 'customer' | 'store',
): (Labelled & Expected) | undefined {
  const actor = useActor();
  const value = wanted?.[field];
  const start = Date.parse(wanted?.starts_at ?? '');
  const moment = (time: number) => new Date(time).toISOString();
  const isSeen = can(actor, 'list', appointments) && canRead(actor, fieldNamed(appointments, field));
  const { query } = useList<Labelled, ApiError>({
    resource: appointments.name,
    pagination,
    filters: wanted
      ? [
          { field, operator: 'eq', value },
          { field: 'starts_at', operator: 'gt', value: moment(start - maxDuration_ms) },
          { field: 'starts_at', operator: 'lt', value: moment(start + wanted.minutes * 60_000) },
        ]
      : [],
    meta,
    queryOptions: { enabled: value !== undefined && isSeen },
  });
  return wanted && value !== undefined ? overlapping(query.data?.data ?? [], wanted, id) : undefined;
}
