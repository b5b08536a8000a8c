import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { languageOf } from '../../../schema/contract/language';
import type { Action, Field } from '../../../schema/model/entity';
import { statesOf } from '../../../schema/model/list-totals';
import { type ListState, printListAddress } from '../../data/list/list-address';
import type { Labelled } from '../../data/resource';
import { formatNumber } from '../../i18n/format/number';
import { useActions } from '../actions/use-actions';
import { isPossible } from '../record/possible';
import { Card } from './card';
import './board.css';
import './cards.css';
import { ListNews } from './list-news';
import { placeholderRows } from './placeholder-rows';
import { stateTitle } from './state-title';
import { useListContext } from './use-list-controller';
import { useListRows } from './use-list-rows';

/** Number of placeholders in a column while it loads. */
const bones = 3;

/**
 * A list as a board: one column for each state. Dragging a card runs the action that leads to the column's state; the
 * card's menu offers the same actions.
 */
export default function Board() {
  const { entity, title, permissions, fields } = useListContext();
  const field = fields.tabs;
  const actions = useActions(entity);
  const [moved, setMoved] = useState<Labelled>();
  if (!field) return null;
  const actionTo = (row: Labelled, to: string | boolean) =>
    permissions.actions.find(
      (action) => action.field === field.name && action.to === to && isPossible(action, row),
    );
  return (
    <div className="list-scroll">
      <ul className="board" aria-label={title}>
        {statesOf(field).map((value) => {
          const action = moved && actionTo(moved, value);
          return (
            <BoardColumn
              key={String(value)}
              field={field}
              value={value}
              action={action}
              isOff={moved !== undefined && !action && moved[field.name] !== value}
              isMovable={(row) => statesOf(field).some((to) => actionTo(row, to))}
              onMove={setMoved}
              onDrop={() => {
                if (moved && action) void actions.start(action, [moved]);
                setMoved(undefined);
              }}
            />
          );
        })}
      </ul>
      {actions.dialog}
    </div>
  );
}

interface BoardColumnProps {
  /** The field whose states form the columns; the list is not filtered by it. */
  readonly field: Field;
  readonly value: string | boolean;
  /** The action that a drop of the dragged card here runs. */
  readonly action: Action | undefined;
  /** Whether the dragged card cannot be dropped here. */
  readonly isOff: boolean;
  readonly isMovable: (row: Labelled) => boolean;
  readonly onMove: (row: Labelled | undefined) => void;
  readonly onDrop: () => void;
}

/** The first records of a state, their number, and a link to the complete list. */
function BoardColumn(props: BoardColumnProps) {
  const { field, value, action, isOff, isMovable, onMove, onDrop } = props;
  const { entity, fixed, state, fields, columns } = useListContext();
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const inState: ListState = {
    ...state,
    page: 1,
    filters: [...state.filters, { field: field.name, operator: 'eq', value }],
  };
  const listed = useListRows(entity, fixed, inState, fields.requested);
  const { rows, total, isMore, isFirst, isChanging, error } = listed;
  // Records that others have moved to another state stay in place, marked as gone, so that no card moves under the
  // pointer.
  const left = rows.filter((row) => row[field.name] !== value).map(({ id }) => id);
  const news = { ...listed.news, gone: new Set([...listed.news.gone, ...left]) };
  const title = stateTitle(t, entity, field, value);
  const said = `${formatNumber(total, languageOf(i18n.language))}${isMore ? '+' : ''}`;
  const look = action ? ' is-target' : isOff ? ' is-off' : '';
  return (
    <li
      className={`board-column${look}`}
      aria-busy={isChanging}
      onDragOver={(event) => action && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h2>
        {title}
        {!isFirst && <small>{said}</small>}
        <ListNews news={news} isShort onShow={() => void listed.refresh()} />
      </h2>
      {error && rows.length === 0 && <p role="alert">{error.msg}</p>}
      <ul aria-label={title}>
        {(isFirst ? placeholderRows(bones) : rows).map((row) => (
          <Card
            key={row.id}
            row={row}
            // The board has no bulk actions, and so no checkboxes; the table has both.
            columns={columns.filter(({ card }) => card !== 'box')}
            icon={entity.icon}
            isSelected={false}
            isGone={news.gone.has(row.id)}
            onDragStart={
              isMovable(row)
                ? (event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', String(row.id));
                    onMove(row);
                  }
                : undefined
            }
            onDragEnd={() => onMove(undefined)}
          />
        ))}
      </ul>
      {rows.length < total && (
        <Link to={{ pathname, search: printListAddress(inState) }}>
          {t('list.board.all', { total: said, state: title })}
        </Link>
      )}
    </li>
  );
}
