import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
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
  return (
    <Dialog
      title={t('shell.shortcuts.title')}
      onClose={onClose}
      buttons={
        <Button look="primary" onClick={onClose}>
          {t('shell.shortcuts.close')}
        </Button>
      }
    >
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
    </Dialog>
  );
}
