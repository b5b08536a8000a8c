import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { entityTitle } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { LinkButton } from '../record/link-button';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';

interface ListToolsProps {
  readonly entity: Entity;
  readonly permissions: Permissions;
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onImport: () => void;
}

/** What can be done with the entity as a whole. */
export function ListTools({ entity, permissions, isExporting, onExport, onImport }: ListToolsProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  return (
    <>
      {permissions.may('import') && (
        <Button className="page-head-short" icon={<Icon name="upload" size={16} />} onClick={onImport}>
          {t('list.import')}
        </Button>
      )}
      {permissions.may('export') && (
        <Button
          className="page-head-short"
          icon={<Icon name="file-text" size={16} />}
          isBusy={isExporting}
          onClick={onExport}
        >
          {t('list.export')}
        </Button>
      )}
      {permissions.may('create') && (
        <LinkButton look="primary" icon={<Icon name="plus" size={16} />} to={paths.create}>
          {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
        </LinkButton>
      )}
    </>
  );
}
