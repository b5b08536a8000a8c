import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { AnchoredMenu } from '../../kit/anchored-menu';
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
  const divider = { type: 'divider' as const };
  const moves = steps.map((step) => ({
    key: step,
    label: (
      <span className="menu-step">
        {t(`menuPage.step.${step}`)}
        <kbd>Alt {arrows[step]}</kbd>
      </span>
    ),
    disabled: stepPosition(entries, entry, step) === undefined,
    onClick: () => onStep(step),
  }));
  const remove = {
    key: 'remove',
    label: t('menuPage.delete'),
    danger: true,
    onClick: onRemove,
  };
  const items: MenuProps['items'] = [
    { key: 'open', label: t('menuPage.edit'), onClick: onOpen },
    divider,
    ...moves,
    divider,
    remove,
  ];
  return <AnchoredMenu opener={opener} menu={{ items }} onClose={onClose} />;
}

const arrows: Readonly<Record<Step, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
