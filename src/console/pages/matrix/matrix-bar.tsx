import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { entityPlural } from '../../i18n/entity-words';
import type { MatrixChoice } from './matrix-address';
import type { RoleHead } from './use-matrices';

interface MatrixBarProps {
  readonly roles: readonly RoleHead[];
  readonly entities: readonly Entity[];
  readonly chosenRoles: readonly number[];
  readonly chosenEntities: readonly string[];
  readonly onChoose: (change: Partial<MatrixChoice>) => void;
}

/** Which roles stand side by side, and of which entities. */
export function MatrixBar({ roles, entities, chosenRoles, chosenEntities, onChoose }: MatrixBarProps) {
  const { t } = useTranslation();
  return (
    <div className="matrix-bar">
      <Select
        mode="multiple"
        aria-label={t('rolePage.matrix.roles')}
        placeholder={t('rolePage.matrix.roles')}
        optionFilterProp="label"
        maxTagCount="responsive"
        value={[...chosenRoles]}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen: number[]) => onChoose({ roles: chosen })}
      />
      <Select
        mode="multiple"
        allowClear
        aria-label={t('rolePage.matrix.entities')}
        placeholder={t('rolePage.matrix.allEntities')}
        optionFilterProp="label"
        maxTagCount="responsive"
        value={[...chosenEntities]}
        options={entities.map((entity) => ({ value: entity.name, label: entityPlural(t, entity) }))}
        onChange={(chosen: string[]) => onChoose({ entities: chosen })}
      />
    </div>
  );
}
