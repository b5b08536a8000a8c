import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { useLeavePage } from '../../data/navigation/leave-page';
import { useRecordName } from '../../data/navigation/record-name';
import type { Labelled } from '../../data/resource';
import { PageNote } from '../../kit/page-note';
import { LinkButton } from '../record/link-button';
import { useRecordPaths } from '../record/record-paths';
import { recordTitle } from '../record/record-title';
import { refusalOf } from '../record/refusal';

interface NotEditedProps {
  readonly entity: Entity;
  readonly row: Labelled;
}

/** Instead of the form of a record that others may edit, and the reader may not. */
export function NotEdited({ entity, row }: NotEditedProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  const leavePage = useLeavePage();
  const name = recordTitle(entity, row);
  useRecordName(name);
  return (
    <PageNote icon="lock" title={t('refused.edit', { name })} text={refusalOf(t, row, 'update') ?? ''}>
      <div className="page-note-buttons">
        <LinkButton to={paths.show(row.id)} onFollow={leavePage}>
          {t('refused.show')}
        </LinkButton>
      </div>
    </PageNote>
  );
}
