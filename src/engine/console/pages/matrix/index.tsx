import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Entity } from '../../../schema/model/entity';
import { saveCsv } from '../../data/save-file';
import { useEntities } from '../../data/use-entities';
import { RecordLoading } from '../../entity/record/record-loading';
import { entityPlural } from '../../i18n/entity-words';
import { useAnchor } from '../../kit/anchor';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { CellPopover, type MatrixSubject } from './cell-popover';
import { type MatrixChoice, printChoice, readChoice } from './matrix-address';
import { MatrixBody, matrixLines } from './matrix-body';
import './matrix.css';
import { Button } from '../../kit/button';
import { type RoleHead, useRoleHeads } from '../explain/use-role-heads';
import { moveFocus } from './move-focus';
import { useMatrices } from './use-matrices';

/** Default number of columns; the user can choose more. */
const firstRoles = 6;

/** Matrix of roles and entities: what a role permits, and why. */
export default function MatrixPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const entities = useEntities();
  const heads = useRoleHeads();
  usePageTitle(t('rolePage.matrix.title'));
  const choice = readChoice(query);
  const chosen = choice.roles ?? (heads.data ?? []).slice(0, firstRoles).map(({ id }) => id);
  const { matrices, error, retry } = useMatrices(chosen);
  const { opened, open, close } = useAnchor<MatrixSubject>();
  const [current, setCurrent] = useState('');

  const shown = entities.filter(({ name }) => choice.entities?.includes(name) ?? true);
  const choose = (change: Partial<MatrixChoice>) =>
    setQuery(printChoice({ ...choice, ...change }), { replace: true });
  const failure = heads.error ?? error;
  const isReady = entities.length > 0 && matrices.length === chosen.length && heads.data !== undefined;
  const download = () => saveCsv(matrixLines(t, shown, matrices), 'permissions');
  return (
    <>
      <PageHead title={t('rolePage.matrix.title')} note={t('rolePage.matrix.note')}>
        <Button disabled={!isReady} onClick={download}>
          {t('list.export')}
        </Button>
      </PageHead>
      <MatrixBar
        roles={heads.data ?? []}
        entities={entities}
        chosenRoles={chosen}
        chosenEntities={choice.entities ?? []}
        onChoose={choose}
      />
      {failure && (
        <Alert
          type="error"
          showIcon
          message={failure.msg}
          action={
            <Button onClick={() => void Promise.all([heads.refetch(), retry()])}>{t('show.retry')}</Button>
          }
        />
      )}
      {!isReady && !failure && <RecordLoading />}
      {isReady && (
        <section className="matrix" aria-label={t('rolePage.matrix.title')}>
          <table onKeyDown={moveFocus}>
            <thead>
              <tr>
                <th scope="col">{t('rolePage.matrix.action')}</th>
                {matrices.map(({ role }) => (
                  <th key={role.id} scope="col">
                    {role.name}
                    <small>{t(`explain.reach.${role.scope}`)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            {shown.map((entity) => (
              <MatrixBody
                key={entity.name}
                entity={entity}
                matrices={matrices}
                current={current}
                isFirst={entity === shown[0]}
                onFocus={setCurrent}
                onOpen={open}
              />
            ))}
          </table>
        </section>
      )}
      {opened && <CellPopover subject={opened.subject} opener={opened.opener} onClose={close} />}
    </>
  );
}

interface MatrixBarProps {
  readonly roles: readonly RoleHead[];
  readonly entities: readonly Entity[];
  readonly chosenRoles: readonly number[];
  readonly chosenEntities: readonly string[];
  readonly onChoose: (change: Partial<MatrixChoice>) => void;
}

/** Chooses the roles and entities to compare. */
function MatrixBar({ roles, entities, chosenRoles, chosenEntities, onChoose }: MatrixBarProps) {
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
