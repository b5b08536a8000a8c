import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Collision, Side } from '../../../entity/menu/merge-menus';
import { FormDialog } from '../../kit/form-dialog';
import { ChangeList } from './change-list';
import { CollisionList } from './collision-list';

interface ConflictDialogProps {
  /** Between a draft and the published menus, or two sessions that change one draft. */
  readonly words: 'rebase' | 'conflict';
  /** The trees between which the others changed the menus. */
  readonly base: readonly MenuEntry[];
  readonly theirs: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
  readonly warning?: string | undefined;
  readonly onDecided: (side: Side) => Promise<void> | void;
  /** Left out where the reader has to decide. */
  readonly onCancel?: () => void;
}

/** Lists what the others changed, and asks which side counts in the whole tree where both changed the same. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { words, base, theirs, collisions, warning, onDecided, onCancel } = props;
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const choice = (side: Side) => (
    <Button
      type={side === 'draft' ? 'primary' : 'default'}
      disabled={isBusy}
      onClick={() => {
        setBusy(true);
        void Promise.resolve(onDecided(side)).finally(() => setBusy(false));
      }}
    >
      {t(`menuPage.side.${side}`)}
    </Button>
  );
  return (
    <FormDialog
      width={720}
      title={t(`menuPage.${words}.title`)}
      keyboard={onCancel !== undefined}
      maskClosable={onCancel !== undefined}
      {...(onCancel && { onCancel })}
      footer={(_, { CancelBtn }) => (
        <>
          {onCancel && <CancelBtn />}
          {choice('published')}
          {choice('draft')}
        </>
      )}
    >
      <div role="alert" className="menu-said">
        {warning !== undefined && <Alert type="warning" showIcon message={warning} />}
      </div>
      <p>{t(`menuPage.${words}.text`)}</p>
      <ChangeList from={base} to={theirs} />
      <p>{t('menuPage.side.text')}</p>
      <CollisionList collisions={collisions} />
    </FormDialog>
  );
}
