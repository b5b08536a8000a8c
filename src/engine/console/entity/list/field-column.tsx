import { Link } from 'react-router';
import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import { summedFields, tabField } from '../../../schema/model/list-totals';
import type { Resource } from '../../data/resource';
import { FieldValue } from '../fields/field-value';
import type { CardSlot, ListColumn } from './list-table';
import { isPlaceholder } from './placeholder-rows';

interface ColumnOf {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly name: string;
  /** Undefined where the user has no page for a record. */
  readonly showPath: (id: number) => string | undefined;
}

/** The column of one field. Cells of the naming field link to the record's page. */
export function fieldColumn({
  entity,
  resource,
  names,
  name,
  showPath,
}: ColumnOf): Omit<ListColumn, 'title'> {
  const field = fieldNamed(entity, name);
  const position = names.indexOf(name);
  const opening = names.includes(entity.label) ? entity.label : names[0];
  const Own = resource.list?.cells?.[name];
  const gives = position > 0 && isWordy(field);
  const card = cardSlot(entity, names, name, opening);
  return {
    key: name,
    card,
    className: classesOf({
      'list-first': position === 0,
      'list-words': gives,
      'list-end': ['integer', 'number', 'computed'].includes(traitsOf(field.type).value),
      'list-summed': summedFields(entity).includes(field),
      // A card shows all values on a phone, but only the first ones in a grid or on a board.
      [`card-${card === 'further' ? 'value' : card}`]: true,
    }),
    cell: (row) => {
      if (isPlaceholder(row)) return <span className="list-bone" />;
      const value = <FieldValue entity={entity} field={field} value={row[name]} row={row} Own={Own} />;
      const path = name === opening && !traitsOf(field.type).links ? showPath(row.id) : undefined;
      const content = path === undefined ? value : <Link to={path}>{value}</Link>;
      return gives ? <div className="list-cut">{content}</div> : content;
    },
  };
}

/** Number of fields on a card of a grid or a board in addition to name, state and picture. */
const cardValues = 3;

/** The field's place on a card. Fields that name the record or distinguish it come before the others. */
function cardSlot(entity: Entity, names: readonly string[], name: string, opening?: string): CardSlot {
  const state = tabField(entity)?.name;
  const picture = names.find((one) => one !== opening && fieldNamed(entity, one).type === 'image');
  if (name === opening) return 'name';
  if (name === state) return 'state';
  if (name === picture) return 'picture';
  const naming = [...(entity.pageTitle ?? []), ...entity.subtitle];
  const rest = names.filter((one) => ![opening, state, picture].includes(one));
  const values = [
    ...naming.filter((one) => rest.includes(one)),
    ...rest.filter((one) => !naming.includes(one)),
  ];
  return values.indexOf(name) < cardValues ? 'value' : 'further';
}

/** Enums without colours count as text, too. */
function isWordy(field: Field): boolean {
  return (
    traitsOf(field.localized ?? field.type).wordy === true ||
    (field.type === 'enum' && !field.options.some(({ color }) => color))
  );
}

function classesOf(classes: Readonly<Record<string, boolean>>): string {
  return Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');
}
