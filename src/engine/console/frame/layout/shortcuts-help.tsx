import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../kit/use-modal';
import '../../kit/dialog.css';
import './shortcuts.css';

const shortcuts = [
  ['help', ['?']],
  ['search', ['/']],
  ['palette', ['Ctrl', 'K']],
  ['save', ['Ctrl', 'S']],
  ['sidebar', ['[']],
  ['nextTag', ['Alt', 'PageDown']],
  ['previousTag', ['Alt', 'PageUp']],
  ['closeTag', ['Alt', 'W']],
  ['tagMenu', ['Shift', 'F10']],
  ['closeFocusedTag', ['Delete']],
  ['moveRow', ['↑', '↓']],
  ['openRow', ['Enter']],
  ['moveMenu', ['Alt', '↑ ↓ ← →']],
] as const;

export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal(true);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('shell.shortcuts.title')}</h2>
      <dl className="shortcuts">
        {shortcuts.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`shell.shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="dialog-buttons">
        <button type="submit" className="button primary">
          {t('shell.shortcuts.close')}
        </button>
      </form>
    </dialog>
  );
}
