import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { FileLink } from '../file-link';
import { factsOf } from '../uploaded-files';
import { textsOf } from './texts-of';

const shownInList = 1;

export function FileCell({ value, row }: CellProps) {
  return <FileLink address={String(value)} facts={factsOf(row, String(value))} />;
}

export function FilesCell({ value, row }: CellProps) {
  const { whole } = useCellSurroundings();
  const addresses = textsOf(value);
  const shown = whole ? addresses : addresses.slice(0, shownInList);
  return (
    <span className={whole ? 'cell-files' : 'cell-marks'}>
      {shown.map((address) => (
        <FileLink key={address} address={address} facts={factsOf(row, address)} />
      ))}
      {shown.length < addresses.length && (
        <span className="cell-muted">+{addresses.length - shown.length}</span>
      )}
    </span>
  );
}
