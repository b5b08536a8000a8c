import { useMany } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filledFields, rowScope } from '../../../../schema/access/row-scope';
import { isEmpty } from '../../../../schema/write/condition';
import { ownFieldsOf } from '../../../../schema/write/ref-where';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { fieldTitle } from '../../../i18n/entity-words';
import { useFormValues, useInputSurroundings } from '../input-context';
import type { Offer } from '../options';
import { type Option, optionsQuery } from '../titles';
import { useInherited } from './use-inherited';

type Offering = Pick<InputProps, 'entity' | 'field' | 'value'> & {
  readonly onChange: (value: readonly number[] | null) => void;
};

interface Offered {
  readonly offer: Offer;
  /** Text below the input. */
  readonly hint: string | undefined;
}

/**
 * Parameters that limit the options of a reference with `x-ref-where` to the form's current values. Clears values
 * that no longer match.
 */
export function useOffer({ entity, field, value, onChange }: Offering): Offered {
  const { t } = useTranslation();
  const names = [...new Set(ownFieldsOf(field.refWhere ?? {}))];
  const values = useRecordValues(entity, names);
  const own = names.map((name) => [name, values[name]] as const);
  const offer = {
    _for: `${entity.name}.${field.name}`,
    ...Object.fromEntries(own.filter(([, one]) => !isEmpty(one)).map(([name, one]) => [name, String(one)])),
  };
  const [isCleared, setCleared] = useState(false);
  const unfit = useUnfit(field.ref ?? '', value, offer);
  useEffect(() => {
    if (unfit.length === 0) return;
    onChange(Array.isArray(value) ? value.filter((id) => !unfit.includes(id)) : null);
    setCleared(true);
  }, [unfit, value, onChange]);
  /** An inherited field is named by its reference, which is what users choose. */
  const chosen = (name: string) => entity.fields.get(name)?.inherit?.[0] ?? name;
  const titlesOf = (of: readonly string[]) =>
    of.flatMap((name) => entity.fields.get(chosen(name)) ?? []).map((one) => fieldTitle(t, entity, one));
  const missing = titlesOf(names.filter((name) => isEmpty(values[name]) && isEmpty(values[chosen(name)])));
  if (missing.length > 0) return { offer, hint: t('field.chooseFirst', { fields: missing.join(', ') }) };
  const isTold = isCleared && (isEmpty(value) || Array.isArray(value));
  return {
    offer,
    hint: isTold ? t('formPage.input.unfitCleared', { fields: titlesOf(names).join(', ') }) : undefined,
  };
}

/** The values of the whole record, including those that the form does not show. */
function useRecordValues(
  entity: InputProps['entity'],
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const actor = useActor();
  const { stored } = useInputSurroundings();
  const scope = rowScope(actor, entity);
  const isTied = scope.kind === 'some' && filledFields(actor, entity).includes(scope.column);
  const tied = isTied ? { [scope.column]: scope.values[0] } : {};
  const known = { ...tied, ...stored, ...useFormValues() };
  const followed = names.filter((name) => !(name in tied));
  return { ...known, ...useInherited(entity, followed, known, stored) };
}

const none: readonly number[] = [];

/** The chosen records that no longer match, once the values they depend on have changed. */
function useUnfit(entity: string, value: unknown, offer: Offer): readonly number[] {
  const key = JSON.stringify(offer);
  const [first] = useState(key);
  const chosen = [value].flat().filter((id) => typeof id === 'number');
  const { query } = useMany<Option>({
    resource: entity,
    ids: chosen,
    meta: { ...optionsQuery.meta, offer },
    queryOptions: { enabled: key !== first && chosen.length > 0, staleTime: optionsQuery.staleTime },
  });
  const fitting = query.data?.data;
  if (!fitting || query.isPlaceholderData || key === first) return none;
  const unfit = chosen.filter((id) => !fitting.some((option) => option.value === id));
  return unfit.length > 0 ? unfit : none;
}
