import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { writableFields } from '../../../entity/access/access';
import type { Entity } from '../../../entity/model/entity';
import { csvText } from '../../data/csv';
import { saveFile } from '../../data/save-file';
import { useActor } from '../../data/session';
import { fieldTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';

/** The columns that a file may have, and such a file without rows to begin with. */
export function ImportColumns({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation();
  const actor = useActor();
  // Passwords do not belong in files.
  const fields = writableFields(actor, entity).filter(({ type }) => type !== 'password');
  const titles = fields.map((field) => fieldTitle(t, entity, field));
  // A title that means several fields would be refused.
  const header = titles.map((title, at) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : (fields[at]?.name ?? title),
  );
  const save = () => saveFile(new Blob([csvText([header])], { type: 'text/csv' }), `${entity.plural}.csv`);
  return (
    <>
      <p className="list-import-columns">
        {t('list.importFields', {
          fields: header.map((title, at) => (fields[at]?.required ? `${title} *` : title)).join(', '),
        })}
      </p>
      <Button icon={<Icon name="file-text" size={16} />} onClick={save}>
        {t('list.importTemplate')}
      </Button>{' '}
    </>
  );
}
