import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { AnchoredMenu } from '../../kit/anchored-menu';
import { useDesk } from './desk';
import { type Step, stepSpot, steps } from './spots';

interface RowMenuProps {
  readonly entry: MenuEntry;
  readonly opener: HTMLElement;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

/** The actions on one entry; a move that its place forbids is disabled. */
export function RowMenu({ entry, opener, onOpen, onRemove, onStep, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const { entries } = useDesk();
  const divider = { type: 'divider' as const };
  const moves = steps.map((step) => ({
    key: step,
    label: (
      <span className="menu-step">
        {t(`menuPage.step.${step}`)}
        <kbd>Alt {arrows[step]}</kbd>
      </span>
    ),
    disabled: stepSpot(entries, entry, step) === undefined,
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
