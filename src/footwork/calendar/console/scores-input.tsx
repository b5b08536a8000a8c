import { useMany } from '@refinedev/core';
import { useMemo } from 'react';
import type { ApiError } from '#engine/console/data/api-error';
import type { InputProps, Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { useFormValues } from '#engine/console/entity/fields/input-context';
import { ObjectsInput } from '#engine/console/entity/fields/inputs/nested-inputs';
import { can } from '#engine/schema/access/access';
import { partName } from '#engine/schema/model/nested-fields';

interface Weighed {
  readonly code?: string;
  readonly weight?: number;
}

interface System extends Labelled {
  readonly items?: readonly Weighed[];
}

const names = ['assessment'];
const meta = { quiet: true, columns: ['items'] };
const given = ['name', 'weight'];

/** Scores for the items of the chosen assessment system, whose names and weights stand; any others are edited in whole. */
export function ScoresInput<Scores>({ control, entity, field, value }: InputProps<Scores>) {
  const { assessment } = useFormValues();
  const actor = useActor();
  const [systems] = useEntities(names);
  const isChosen = typeof assessment === 'number' && systems !== undefined && can(actor, 'list', systems);
  const { query } = useMany<System, ApiError>({
    resource: 'assessment',
    ids: isChosen ? [assessment] : [],
    meta,
    errorNotification: false,
    queryOptions: { enabled: isChosen },
  });
  const shown = useMemo(
    () => ({ ...field, fields: field.fields.filter((part) => partName(part) !== 'code') }),
    [field],
  );
  const items = query.data?.data[0]?.items;
  const input = { control, entity };
  const isGiven = Array.isArray(value) && (items ? areOf(items, value) : query.isLoading);
  if (!isGiven) return <ObjectsInput {...input} field={field} />;
  return <ObjectsInput {...input} field={shown} given={given} />;
}

function areOf(items: readonly Weighed[], scores: readonly Weighed[]): boolean {
  return (
    scores.length === items.length &&
    scores.every((score, at) => score.code === items[at]?.code && score.weight === items[at]?.weight)
  );
}
