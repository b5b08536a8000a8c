import type { DragEvent } from 'react';
import type { Labelled } from '../../data/resource';
import { Icon } from '../../kit/icon';
import './card.css';
import type { CardSlot, ListColumn } from './list-table';
import { isPlaceholder } from './placeholder-rows';

interface CardProps {
  readonly row: Labelled;
  readonly columns: readonly ListColumn[];
  /** Shown in place of the picture, if the entity has pictures and this record has none. */
  readonly icon: string;
  readonly isSelected: boolean;
  readonly isGone: boolean;
  /** Undefined if the card cannot be dragged. */
  readonly onDragStart?: ((event: DragEvent) => void) | undefined;
  readonly onDragEnd?: (() => void) | undefined;
}

/** One record: picture, name, state, and a few values with their titles. */
export function Card({ row, columns, icon, isSelected, isGone, onDragStart, onDragEnd }: CardProps) {
  const inSlot = (slot: CardSlot) => columns.filter(({ card }) => card === slot);
  const [picture] = inSlot('picture');
  const values = inSlot('value').filter(({ key }) => isPlaceholder(row) || isFilled(row[key]));
  const hasPicture = picture && (isPlaceholder(row) || isFilled(row[picture.key]));
  return (
    <li
      className={isGone ? 'card is-gone' : isSelected ? 'card is-selected' : 'card'}
      data-row-key={isPlaceholder(row) ? undefined : row.id}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      {picture && (
        <div className="card-picture">{hasPicture ? picture.cell(row) : <Icon name={icon} size={40} />}</div>
      )}
      <header>
        {inSlot('box').map(({ key, cell }) => (
          <span key={key}>{cell(row)}</span>
        ))}
        {inSlot('name').map(({ key, cell }) => (
          <div key={key} className="card-name">
            {cell(row)}
          </div>
        ))}
        {inSlot('buttons').map(({ key, cell }) => (
          <span key={key}>{cell(row)}</span>
        ))}
      </header>
      {inSlot('state').map(({ key, cell }) => (
        <div key={key} className="card-state">
          {cell(row)}
        </div>
      ))}
      {values.length > 0 && (
        <dl>
          {values.map(({ key, label, cell }) => (
            <div key={key} className="card-value">
              <dt>{label}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
