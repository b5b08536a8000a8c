import { useDataProvider } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../schema/model/entity';
import { partName } from '../../../../schema/model/nested-fields';
import { isEmpty } from '../../../../schema/write/condition';
import {
  type Copy,
  copiedValue,
  copiesOf,
  idsAt,
  isIntoItems,
  sourcesOf,
  unitCodeOf,
} from '../../../../schema/write/copied-defaults';
import { isSame } from '../../../../schema/write/merge';
import { loadEntity } from '../../../data/registry';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { fieldTitle } from '../../../i18n/entity-words';
import { errorsOf } from '../field-errors';
import { useInputSurroundings } from '../input-context';
import { refusalOf } from '../refusal';
import { mayCopy } from './may-copy';

type Values = Readonly<Record<string, unknown>>;
type Place = readonly (string | number)[];

interface CopiedDefaults {
  /**
   * Copies the values of the record with that id into empty fields, and into fields that still hold the previous
   * record's values.
   */
  readonly take: (id: unknown) => void;
  /** Why a value was not copied; undefined if no copied field has a unit. */
  readonly hint: string | undefined;
}

/** Copies declared defaults from the record that this reference points to into other fields of the form. */
export function useCopiedDefaults({ entity, field, value }: InputProps): CopiedDefaults {
  const { t } = useTranslation();
  const actor = useActor();
  const form = Form.useFormInstance();
  const { getMany } = useDataProvider()();
  const { at, stored } = useInputSurroundings();
  const before = useRef<unknown>(stored ? value : undefined);
  const [hint, setHint] = useState('');
  const copies = copiesOf(entity).filter(({ through }) => through.name === field.name);

  const take = async (id: unknown) => {
    const last = before.current;
    if (typeof id !== 'number' || id === last) return;
    before.current = id;
    const open = copies.filter(({ field }) => isOpen(field.name.split('.', 1)[0] ?? ''));
    const target = open.length > 0 ? await loadEntity(field.ref ?? '') : undefined;
    const seen = target ? open.filter((copy) => mayCopy(actor, target, copy)) : [];
    if (!target || seen.length === 0) return;
    const ids = [last, id].filter((one) => typeof one === 'number');
    const meta = { quiet: true, columns: sourcesOf(target, seen) };
    const found = await getMany?.({ resource: target.name, ids, meta });
    const rowOf = (wanted: unknown): Values => found?.data.find((row) => row.id === wanted) ?? {};
    const place = placeOf(at.path);
    // The user has chosen another record, or moved or removed the row meanwhile.
    if (form.getFieldValue([...place]) !== id) return;
    const reasons = seen.flatMap((copy) =>
      placesOf(copy, place).flatMap((to) => fill(copy, target, to, rowOf(id), rowOf(last)) ?? []),
    );
    setHint(reasons.join(' '));
  };

  const isOpen = (name: string) =>
    name in form.getFieldsValue(true) &&
    !(stored && refusalOf(t, entity, stored, 'update', name) !== undefined);

  /** The fields that a copy through the reference at this place sets. */
  const placesOf = (copy: Copy, place: Place): readonly Place[] => {
    const part = partName(copy.field);
    if (isIntoItems(copy)) {
      const [list = ''] = copy.field.name.split('.');
      const items: unknown = form.getFieldValue(list);
      return Array.isArray(items) ? items.map((_, at) => [list, at, part]) : [];
    }
    const isBeside = copy.field.name.split('.').length === copy.through.name.split('.').length;
    if (isBeside) return [[...place.slice(0, -1), part]];
    // A field of the record copies from the first reference in a list. Once the list has several references, choices
    // in it no longer change the field.
    return idsAt(copy, form.getFieldsValue(true)).length > 1 ? [] : [[copy.field.name]];
  };

  /** Sets one field; returns why it stays empty, if so. */
  const fill = (copy: Copy, target: Entity, to: Place, row: Values, last: Values): string | undefined => {
    const record: Values = { ...stored, ...form.getFieldsValue(true) };
    const holder = to.slice(0, -1);
    const current = form.getFieldValue([...to]);
    const container = holder.length > 0 ? form.getFieldValue([...holder]) : record;
    const valueFrom = (pointed: Values) => copiedValue(entity, target, copy, pointed, { record, container });
    if (!isEmpty(current) && !isSame(current, valueFrom(last) ?? last[copy.source])) return undefined;
    const next = valueFrom(row);
    if (!isSame(current ?? null, next ?? null))
      form.setFields([{ name: [...to], value: next ?? null, ...errorsOf(undefined) }]);
    if (next !== undefined || isEmpty(row[copy.source])) return undefined;
    const unit = String(unitCodeOf(target, copy.source, row));
    return t('formPage.input.otherUnit', { field: fieldTitle(t, entity, copy.field), unit });
  };

  // A new record may open with the reference set.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (!stored) take(value).catch(() => undefined);
  });

  const hasUnits = copies.some(({ field }) => field.property['x-currency'] ?? field.property['x-unit']);
  return {
    take: (id) => {
      setHint('');
      if (copies.length > 0) take(id).catch(() => undefined);
    },
    hint: hasUnits ? hint : undefined,
  };
}

/** The form uses numbers as list indexes. */
function placeOf(path: string): Place {
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
