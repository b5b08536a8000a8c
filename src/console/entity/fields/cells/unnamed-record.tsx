import { useCellSurroundings } from '../cell-context';

/** Stands for a record whose name the reader may not see, or which is gone; its number says nothing to them. */
export function UnnamedRecord({ id }: { readonly id: number }) {
  const { t } = useCellSurroundings();
  return (
    <span className="cell-muted" title={`#${id}`}>
      {t('field.unnamed')}
    </span>
  );
}
