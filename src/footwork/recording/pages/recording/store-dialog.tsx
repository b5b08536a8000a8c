import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import { FieldRow } from '#engine/console/entity/form/field-row';
import type { Values } from '#engine/console/entity/form/form-fields';
import { FormFrame } from '#engine/console/entity/form/form-frame';
import { outcomeOf } from '#engine/console/entity/form/outcome';
import { useRecordForm } from '#engine/console/entity/form/use-record-form';
import { useRecordPaths } from '#engine/console/entity/record/record-paths';
import { fieldTitle } from '#engine/console/i18n/entity-words';
import { useZone } from '#engine/console/i18n/use-zone';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { notify } from '#engine/console/kit/notice/notify';
import { momentIn } from '#engine/schema/contract/zoned-day';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { measurementVersion } from '../../../../measurement/schema/measurement-schemas';
import { packRecording } from '../../../../measurement/storage/packed-recording';
import { importRecordings } from '../../../reports/endpoints/report';
import { FileTimeInput } from './file-time-input';
import type { OpenedRecording } from './opened-recording';

interface Props {
  readonly entity: Entity;
  readonly opened: readonly OpenedRecording[];
  readonly onClose: () => void;
}

const names = ['customer', 'detection_time'] as const;

/** Stores the opened recordings as one report of a customer, and opens that report. */
export default function StoreDialog({ entity, opened, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useRecordPaths(entity);
  const { send } = useEndpointMutation(importRecordings, { isLeaving: true });
  const zone = useZone();
  const madeAt = oneTimeOf(opened);
  const start = useMemo(
    () => ({ customer: null, detection_time: madeAt ? momentIn(zone, madeAt).toISOString() : null }),
    [madeAt, zone],
  );
  const fields = useMemo(() => names.map((name) => fieldNamed(entity, name)), [entity]);

  async function store({ customer, detection_time }: Values): Promise<object> {
    const recordings = await Promise.all(opened.map(({ recording, side }) => packRecording(recording, side)));
    const { id, report_number } = await send({
      body: {
        customer: Number(customer),
        detection_time: String(detection_time),
        measurement: { version: measurementVersion, recordings },
      },
    });
    notify.success(t('recording.store.done', { number: report_number }));
    navigate(paths.show(id));
    return {};
  }

  const form = useRecordForm({
    entity,
    fields,
    start,
    version: 0,
    check: (values) =>
      Object.fromEntries(
        fields
          .filter(({ name }) => values[name] == null)
          .map((field) => [field.name, t('validation.required', { label: fieldTitle(t, entity, field) })]),
      ),
    save: ({ all }) => outcomeOf(store(all)),
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={t('recording.store.title')}
      ok={{ text: t('recording.store.button'), isBusy: form.isSaving, onClick: () => form.submit() }}
      isChanged={form.isTouched}
      onCancel={onClose}
    >
      <p>{t('recording.store.text')}</p>
      <FormFrame entity={entity} form={form}>
        {form.shown.map((field) => (
          <FieldRow
            key={field.name}
            entity={entity}
            field={field}
            isDemanded
            stored={undefined}
            Own={field.name === 'detection_time' && madeAt ? FileTimeInput : undefined}
          />
        ))}
      </FormFrame>
    </FormDialog>
  );
}

/** The time that the files say, by the clock of the place of recording; undefined if none or several. */
function oneTimeOf(opened: readonly OpenedRecording[]): string | undefined {
  const times = new Set(opened.flatMap(({ recording }) => recording.madeAt ?? []));
  return times.size === 1 ? [...times][0] : undefined;
}
