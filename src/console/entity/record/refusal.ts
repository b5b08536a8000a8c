import type { TFunction } from 'i18next';
import type { Labelled } from '../../data/resource';

/** Why this may not be done with this record, or not with that field of it, as the server told with it. */
export function refusalOf(
  t: TFunction,
  row: Pick<Labelled, '_limits'>,
  action: string,
  field?: string,
): string | undefined {
  const { actions, fields } = row._limits ?? {};
  const reason = actions?.[action] ?? (field === undefined ? undefined : fields?.[field]);
  return reason && t(`validation.${reason}`);
}
