import type { CellProps } from '../../../data/resource';
import { safeAddress } from '../../../i18n/format/external-address';
import { useCellSurroundings } from '../cell-context';
import { TextCell } from './text-cell';

export function FileCell(props: CellProps) {
  const { t } = useCellSurroundings();
  const address = safeAddress(String(props.value));
  if (address === undefined) return <TextCell {...props} />;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" download>
      {t('field.download')}
    </a>
  );
}
