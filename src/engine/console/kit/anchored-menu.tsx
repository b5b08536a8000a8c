import { Dropdown, type DropdownProps } from 'antd';
import { keepKey, menuContainer, usePlace } from './anchor';
import './anchored.css';

interface AnchoredMenuProps extends DropdownProps {
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** A menu at the button that opened it. A choice, Escape and a press outside close it. */
export function AnchoredMenu({ opener, onClose, menu, ...others }: AnchoredMenuProps) {
  const place = usePlace(opener);
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{ ...menu, onClick: keepKey }}
      getPopupContainer={menuContainer}
      onOpenChange={(open) => !open && onClose()}
      {...others}
    >
      <span className="list-anchor" style={place} />
    </Dropdown>
  );
}
