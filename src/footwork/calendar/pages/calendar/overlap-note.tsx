import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Values } from '#engine/console/entity/form/form-fields';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { can } from '#engine/schema/access/access';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { expectedOf, maxDuration_ms, overlapping } from './overlaps';

interface Props {
  readonly appointments: Entity;
  /** Values of the edited appointment. */
  readonly values: Values;
  /** Undefined for a new appointment. */
  readonly id: number | undefined;
}

const pagination = { currentPage: 1, pageSize: 50 };
const meta = { quiet: true, columns: ['customer', 'starts_at', 'minutes', 'state'] };

/** Warns that the customer has another appointment at that time, but does not prevent saving. */
export function OverlapNote({ appointments, values, id }: Props) {
  const { t, i18n } = useTranslation();
  const actor = useActor();
  const wanted = expectedOf(values);
  const start = Date.parse(wanted?.starts_at ?? '');
  const moment = (time: number) => new Date(time).toISOString();
  const { query } = useList<Labelled, ApiError>({
    resource: appointments.name,
    pagination,
    filters: wanted
      ? [
          { field: 'customer', operator: 'eq', value: wanted.customer },
          { field: 'starts_at', operator: 'gt', value: moment(start - maxDuration_ms) },
          { field: 'starts_at', operator: 'lt', value: moment(start + wanted.minutes * 60_000) },
        ]
      : [],
    meta,
    queryOptions: { enabled: wanted !== undefined && can(actor, 'list', appointments) },
  });
  const other = wanted && overlapping(query.data?.data ?? [], wanted, id);
  const when = other && formatDateTime(other.starts_at, languageOf(i18n.language), 'short');
  return (
    <p role="status" className="calendar-overlap">
      {when && t('calendar.overlap', { when })}
    </p>
  );
}
