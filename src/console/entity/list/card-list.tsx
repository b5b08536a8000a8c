import type { ReactNode } from 'react';
import type { Labelled } from '../../data/resource';
import { Card } from './card';
import './cards.css';
import type { ListColumn } from './list-table';

interface CardListProps {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly Labelled[];
  /** Icon of the entity. */
  readonly icon: string;
  readonly selected: ReadonlySet<number>;
  /** Rows whose records no longer exist. */
  readonly gone: ReadonlySet<number>;
  readonly isChanging: boolean;
  readonly empty: ReactNode;
}

/** The rows as a grid of cards. */
export default function CardList(props: CardListProps) {
  const { label, columns, rows, icon, selected, gone, isChanging, empty } = props;
  if (rows.length === 0) return <div className="list-scroll">{empty}</div>;
  return (
    <div className="list-scroll">
      <ul className={isChanging ? 'cards is-changing' : 'cards'} aria-label={label} aria-busy={isChanging}>
        {rows.map((row) => (
          <Card
            key={row.id}
            row={row}
            columns={columns}
            icon={icon}
            isSelected={selected.has(row.id)}
            isGone={gone.has(row.id)}
          />
        ))}
      </ul>
    </div>
  );
}
