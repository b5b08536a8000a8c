import { Link } from 'react-router';
import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { numberText } from '../number-text';

export function NumberCell({ value, field }: CellProps) {
  const { language } = useCellSurroundings();
  return <span className="cell-number">{numberText(field, Number(value), language)}</span>;
}

/** A count of other records; one of all of them leads to their list. */
export function ComputedCell(props: CellProps) {
  const { listPath } = useCellSurroundings();
  const { count } = props.field;
  const list = count && !count.within && props.value !== 0 ? listPath(count.entity) : undefined;
  if (count === undefined || list === undefined) return <NumberCell {...props} />;
  return (
    <Link to={`${list}?${count.by}=${props.row.id}`}>
      <NumberCell {...props} />
    </Link>
  );
}
