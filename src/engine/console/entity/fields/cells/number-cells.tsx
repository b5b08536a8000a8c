import { Link } from 'react-router';
import type { CellProps } from '../../../data/resource';
import { formatNumber } from '../../../i18n/format/number';
import { useCellSurroundings } from '../cell-context';
import { numberText } from '../number-text';
import { unitWords } from '../unit-text';
import { Clipped } from './text-cells';

export function NumberCell(props: CellProps) {
  const { t, language } = useCellSurroundings();
  const text = numberText(props.field, Number(props.value), language, unitWords({ ...props, language, t }));
  return <span className="cell-number">{text}</span>;
}

/** In stored order; the unit follows the last number. */
export function NumbersCell(props: CellProps) {
  const { t, language, whole } = useCellSurroundings();
  const numbers = Array.isArray(props.value) ? props.value : [];
  const unit = unitWords({ ...props, language, t });
  const text = numbers
    .map((one, at) => formatNumber(Number(one), language, at === numbers.length - 1 ? unit : undefined))
    .join(' · ');
  return whole ? text : <Clipped text={text} />;
}

/** A number of related records. If it counts all of them, it links to their list. */
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
