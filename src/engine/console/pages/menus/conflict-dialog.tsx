import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { Collision, Side } from '../../../schema/menu/merge-menus';
import { FormDialog } from '../../kit/form-dialog';
import { TheirChanges } from './their-changes';

interface ConflictDialogProps {
  readonly base: readonly MenuEntry[];
  readonly theirs: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
  readonly onDecided: (side: Side) => Promise<void>;
}

/** Lists what others saved in the draft, and asks which side wins all collisions. */
export default function ConflictDialog({ onDecided, ...changes }: ConflictDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      width={720}
      title={t('menuPage.conflict.title')}
      keyboard={false}
      maskClosable={false}
      footer={
        <>
          <Button onClick={() => void onDecided('published')}>{t('menuPage.side.published')}</Button>
          <Button type="primary" onClick={() => void onDecided('draft')}>
            {t('menuPage.side.draft')}
          </Button>
        </>
      }
    >
      <p>{t('menuPage.conflict.text')}</p>
      <TheirChanges {...changes} />
    </FormDialog>
  );
}
