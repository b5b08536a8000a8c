import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { AnchoredMenu } from '../../kit/anchored-menu';
import { MenuItem } from '../../kit/menu-item';
import { useMenuEditor } from './menu-editor';
import { type Step, stepPosition, steps } from './menu-positions';

interface RowMenuProps {
  readonly entry: MenuEntry;
  readonly opener: HTMLElement;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

/** The actions on an entry; impossible moves are disabled. */
export function RowMenu({ entry, opener, onOpen, onRemove, onStep, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const { entries } = useMenuEditor();
  return (
    <AnchoredMenu opener={opener} onClose={onClose}>
      <MenuItem text={t('menuPage.edit')} onChoose={onOpen} />
      <hr />
      {steps.map((step) => (
        <MenuItem
          key={step}
          text={
            <span className="menu-step">
              {t(`menuPage.step.${step}`)}
              <kbd>Alt {arrows[step]}</kbd>
            </span>
          }
          disabled={stepPosition(entries, entry, step) === undefined}
          onChoose={() => onStep(step)}
        />
      ))}
      <hr />
      <MenuItem text={t('menuPage.delete')} danger onChoose={onRemove} />
    </AnchoredMenu>
  );
}

const arrows: Readonly<Record<Step, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
