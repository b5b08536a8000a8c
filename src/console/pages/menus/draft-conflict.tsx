import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Collision } from '../../../entity/menu/merge-menus';
import type { Entity } from '../../../entity/model/entity';
import { FormDialog } from '../../kit/form-dialog';
import { CollisionList } from './collision-list';

interface DraftConflictProps {
  readonly entity: Entity;
  readonly collisions: readonly Collision[];
  readonly onSettled: (side: 'mine' | 'theirs') => void;
}

/** Somebody else has saved the same draft, and changed the same things. */
export default function DraftConflict({ entity, collisions, onSettled }: DraftConflictProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      keyboard={false}
      maskClosable={false}
      title={t('menuPage.conflict.title')}
      footer={[
        <Button key="theirs" onClick={() => onSettled('theirs')}>
          {t('menuPage.conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={() => onSettled('mine')}>
          {t('menuPage.conflict.mine')}
        </Button>,
      ]}
    >
      <p>{t('menuPage.conflict.text')}</p>
      <CollisionList entity={entity} collisions={collisions} />
    </FormDialog>
  );
}
