import type { CellProps } from '../../../data/resource';
import { enumTitle } from '../../../i18n/entity-words';
import { Icon } from '../../../kit/icon';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';
import { textsOf } from './texts-of';

export function BooleanCell({ value }: CellProps) {
  const { t } = useCellSurroundings();
  return value === true ? (
    <Mark color="blue">{t('field.yes')}</Mark>
  ) : (
    <span className="cell-muted">{t('field.no')}</span>
  );
}

/** A coloured label if the declaration has colours for the values, else plain text. */
export function EnumCell({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const title = enumTitle(t, entity, field, String(value));
  const color = field.options.find((option) => option.value === value)?.color;
  if (field.options.some((option) => option.color)) return <Mark color={color}>{title}</Mark>;
  return <span title={title}>{title}</span>;
}

export function TagsCell({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  return (
    <span className="cell-marks">
      {textsOf(value).map((text) => (
        <Mark key={text} color={field.options.find((option) => option.value === text)?.color}>
          {enumTitle(t, entity, field, text)}
        </Mark>
      ))}
    </span>
  );
}

export function ColorCell({ value }: CellProps) {
  const color = String(value);
  return (
    <span className="cell-inline">
      <span className="cell-swatch" style={{ background: color }} />
      <code>{color}</code>
    </span>
  );
}

export function IconCell({ value }: CellProps) {
  const name = String(value);
  return (
    <span className="cell-inline">
      <Icon name={name} />
      {name}
    </span>
  );
}
