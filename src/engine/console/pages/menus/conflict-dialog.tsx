import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { Collision, Side } from '../../../schema/menu/merge-menus';
import { FormDialog } from '../../kit/form-dialog';
import { ChangeList } from './change-list';
import { CollisionList } from './collision-list';

interface ConflictDialogProps {
  /** `rebase`: a draft against the published menus; `conflict`: two sessions edit the same draft. */
  readonly words: 'rebase' | 'conflict';
  /** The trees before and after the changes of others. */
  readonly base: readonly MenuEntry[];
  readonly theirs: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
  readonly warning?: string | undefined;
  readonly onDecided: (side: Side) => Promise<void> | void;
  /** Undefined if the reader has to decide. */
  readonly onCancel?: () => void;
}

/** Lists the changes of others, and asks which side wins all collisions. */
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
