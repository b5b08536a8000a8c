import { Link } from 'react-router';
import type { CellProps } from '../../../data/resource';
import { refLabel } from '../../../i18n/ref-label';
import { useCellSurroundings } from '../cell-context';
import { labelOf } from '../label-of';
import { Mark } from './mark';

const shownInList = 3;

/** Placeholder for a record that was deleted or whose label the reader may not see. */
function UnnamedRecord({ id }: { readonly id: number }) {
  const { t } = useCellSurroundings();
  return (
    <span className="cell-muted" title={`#${id}`}>
      {t('field.unnamed')}
    </span>
  );
}

/** The label of the referenced record, as a link if the reader may see its page; a placeholder if there is no label. */
export function ReferenceCell({ field, value, row }: CellProps) {
  const { recordPath, t } = useCellSurroundings();
  const label = labelOf(row, field, value);
  if (label === undefined) return <UnnamedRecord id={Number(value)} />;
  const text = refLabel(t, field.ref, label);
  const path = field.ref === undefined ? undefined : recordPath(field.ref, Number(value));
  if (path === undefined) return <span title={text}>{text}</span>;
  return (
    <Link to={path} title={text}>
      {text}
    </Link>
  );
}

export function ReferencesCell({ field, value, row }: CellProps) {
  const { recordPath, whole, t } = useCellSurroundings();
  const labels = row._labels?.[field.name];
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const shown = whole ? ids : ids.slice(0, shownInList);
  const named = (id: number, at: number) => {
    const label: unknown = Array.isArray(labels) && labels[at];
    if (typeof label !== 'string') return <UnnamedRecord id={id} />;
    const path = whole && field.ref !== undefined ? recordPath(field.ref, id) : undefined;
    const text = refLabel(t, field.ref, label);
    return path === undefined ? text : <Link to={path}>{text}</Link>;
  };
  return (
    <span className="cell-marks">
      {shown.map((id, at) => (
        <Mark key={id}>{named(id, at)}</Mark>
      ))}
      {shown.length < ids.length && <span className="cell-muted">+{ids.length - shown.length}</span>}
    </span>
  );
}
