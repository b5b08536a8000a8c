import { useTranslation } from 'react-i18next';
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
    <Dialog title={title} body={body} onClose={() => answer(false)}>
      <button type="button" className="button" onClick={() => answer(false)}>
        {t('console.layout.cancel')}
      </button>
      <button
        type="button"
        className={`button ${danger ? 'danger' : 'primary'}`}
        onClick={() => answer(true)}
      >
        {confirm}
      </button>
    </Dialog>
  );
}
