import { type DragEvent, type KeyboardEvent, memo } from 'react';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Entity } from '../../../entity/model/entity';
import type { Drop } from './drop';
import { RowCells } from './row-cells';
import type { TreeRow } from './tree-rows';

type Line = HTMLTableRowElement;

/** What a line tells of what is done to it. */
export interface LineActions {
  readonly onFocus: (entry: MenuEntry) => void;
  readonly onKeyDown: (event: KeyboardEvent<Line>, row: TreeRow) => void;
  readonly onDragStart: (event: DragEvent<Line>, entry: MenuEntry) => void;
  readonly onDragOver: (event: DragEvent<Line>, row: TreeRow) => void;
  readonly onDragEnd: () => void;
  readonly onDrop: (event: DragEvent<Line>) => void;
  readonly onAdd: (entry: MenuEntry) => void;
  readonly onOpen: (entry: MenuEntry) => void;
  readonly onMenu: (entry: MenuEntry, opener: HTMLElement) => void;
  readonly onToggle: (id: number, open: boolean) => void;
}

interface TreeLineProps {
  readonly entity: Entity;
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly isDraggable: boolean;
  readonly isDragged: boolean;
  readonly zone: Drop['zone'] | undefined;
  /** The same for as long as the table is there: hundreds of lines are not drawn anew for each step through them. */
  readonly actions: LineActions;
}

/** One entry of the tree. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { entity, row, isActive, isDraggable, isDragged, zone, actions } = props;
  const { entry, level } = row;
  return (
    <tr
      data-id={entry.id}
      data-drop={zone}
      data-dragged={isDragged || undefined}
      data-hidden={!entry.visible || undefined}
      style={{ '--level': level }}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? row.isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      draggable={isDraggable}
      onFocus={() => actions.onFocus(entry)}
      onKeyDown={(event) => actions.onKeyDown(event, row)}
      onDoubleClick={() => actions.onOpen(entry)}
      onDragStart={(event) => actions.onDragStart(event, entry)}
      onDragOver={(event) => actions.onDragOver(event, row)}
      onDragEnd={actions.onDragEnd}
      onDrop={actions.onDrop}
    >
      <RowCells
        entity={entity}
        row={row}
        isActive={isActive}
        onAdd={() => actions.onAdd(entry)}
        onOpen={() => actions.onOpen(entry)}
        onMenu={(opener) => actions.onMenu(entry, opener)}
        onToggle={() => actions.onToggle(entry.id, !row.isOpen)}
      />
    </tr>
  );
});

declare module 'react' {
  interface CSSProperties {
    '--level'?: number;
  }
}
