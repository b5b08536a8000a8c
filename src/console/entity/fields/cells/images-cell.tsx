import type { CellProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { useCellSurroundings } from '../cell-context';
import { Picture } from './picture';
import { textsOf } from './texts-of';

const shownInList = 3;

export function ImagesCell({ entity, field, value }: CellProps) {
  const { t, whole } = useCellSurroundings();
  const addresses = textsOf(value);
  const shown = whole ? addresses : addresses.slice(0, shownInList);
  const title = fieldTitle(t, entity, field);
  return (
    <span className="cell-marks">
      {shown.map((address, at) => (
        <Picture key={address} address={address} name={`${title} ${at + 1}`} isLarge={whole} />
      ))}
      {shown.length < addresses.length && (
        <span className="cell-muted">+{addresses.length - shown.length}</span>
      )}
    </span>
  );
}
