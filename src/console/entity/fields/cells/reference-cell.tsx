import { Link } from 'react-router';
import type { CellProps } from '../../../data/resource';
import { refLabel } from '../../../i18n/ref-label';
import { useCellSurroundings } from '../cell-context';
import { UnnamedRecord } from './unnamed-record';

/** The label of the record pointed to, leading to its page where the reader may see it; else that it has none for them. */
export function ReferenceCell({ field, value, row }: CellProps) {
  const { recordPath, t } = useCellSurroundings();
  const label = row._labels?.[field.name];
  if (typeof label !== 'string') return <UnnamedRecord id={Number(value)} />;
  const text = refLabel(t, field.ref, label);
  const path = field.ref === undefined ? undefined : recordPath(field.ref, Number(value));
  if (path === undefined) return <span title={text}>{text}</span>;
  return (
    <Link to={path} title={text}>
      {text}
    </Link>
  );
}
