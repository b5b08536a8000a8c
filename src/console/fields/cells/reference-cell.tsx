import { Link } from 'react-router';
import type { CellProps } from '../../resource';
import { refLabel } from '../../words/ref-label';
import { useCellSurroundings } from '../cell-context';

/** The label of the record pointed to, leading to its page where the reader may see it; else its number. */
export function ReferenceCell({ field, value, row }: CellProps) {
  const { recordPath, t } = useCellSurroundings();
  const label = row._labels?.[field.name];
  const text = typeof label === 'string' ? refLabel(t, field.ref, label) : `#${String(value)}`;
  const path =
    field.ref === undefined || typeof label !== 'string' ? undefined : recordPath(field.ref, Number(value));
  if (path === undefined) return <span title={text}>{text}</span>;
  return (
    <Link to={path} title={text}>
      {text}
    </Link>
  );
}
