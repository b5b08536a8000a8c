import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { useStore } from '../store';
import { question } from './confirm';

/** Renders the questions of `confirm`. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const open = useStore(question);
  if (!open) return null;
  const { words, danger, answer } = open;
  const { title, body, confirm } = words(t);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => answer(false)}
      buttons={
        <>
          <Button onClick={() => answer(false)}>{t('console.layout.cancel')}</Button>
          <Button look={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  );
}
