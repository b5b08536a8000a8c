import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { Collision, Side } from '../../../schema/menu/merge-menus';
import { Button } from '../../kit/button';
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
      ok={{ text: t('menuPage.side.mine'), onClick: () => void onDecided('mine') }}
      buttons={(_, ok) => (
        <>
          <Button onClick={() => void onDecided('theirs')}>{t('menuPage.side.theirs')}</Button>
          {ok}
        </>
      )}
    >
      <p>{t('menuPage.conflict.text')}</p>
      <TheirChanges {...changes} />
    </FormDialog>
  );
}
