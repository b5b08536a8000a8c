import { Link } from 'react-router';
import type { CellProps } from '../../../data/resource';
import { refLabel } from '../../../i18n/ref-label';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';
import { UnnamedRecord } from './unnamed-record';

const shownInList = 3;

export function ReferencesCell({ field, value, row }: CellProps) {
  const { recordPath, whole, t } = useCellSurroundings();
  const labels = row._labels?.[field.name];
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const named = ids.map((id, at) => {
    const label: unknown = Array.isArray(labels) && labels[at];
    return { id, text: typeof label === 'string' ? refLabel(t, field.ref, label) : undefined };
  });
  const shown = whole ? named : named.slice(0, shownInList);
  return (
    <span className="cell-marks">
      {shown.map(({ id, text }) => {
        if (text === undefined)
          return (
            <Mark key={id}>
              <UnnamedRecord id={id} />
            </Mark>
          );
        const path = whole && field.ref !== undefined ? recordPath(field.ref, id) : undefined;
        return <Mark key={id}>{path === undefined ? text : <Link to={path}>{text}</Link>}</Mark>;
      })}
      {shown.length < named.length && <span className="cell-muted">+{named.length - shown.length}</span>}
    </span>
  );
}
