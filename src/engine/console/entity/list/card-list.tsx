import { Card } from './card';
import './cards.css';
import { EmptyList } from './empty-list';
import { useListContext } from './use-list-controller';

/** The rows as a grid of cards. */
export default function CardList() {
  const { entity, title, columns, rows, selection } = useListContext();
  const { shown, news, isChanging } = rows;
  return (
    <div className="list-scroll">
      {shown.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className={isChanging ? 'cards is-changing' : 'cards'} aria-label={title} aria-busy={isChanging}>
          {shown.map((row) => (
            <Card
              key={row.id}
              row={row}
              columns={columns}
              icon={entity.icon}
              isSelected={selection.ids.has(row.id)}
              isGone={news.gone.has(row.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
