import type { ValidateFunction } from 'ajv/dist/2020';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import { loadValidator } from '../../data/registry';
import { changedValues } from './changed-values';
import { checkValues } from './check-values';
import { applies, effectiveValues } from './conditions';
import { type Faults, reworded } from './faults';
import type { Values } from './form-fields';

export interface RecordForm {
  readonly values: Values;
  /** Fields that apply as things stand. */
  readonly shown: readonly Field[];
  readonly changes: Values;
  readonly isChanged: boolean;
  readonly faults: Faults;
  readonly set: (name: string, value: unknown) => void;
  /** Checks one field once it has been left. */
  readonly leave: (name: string) => void;
  /** Checks everything; the faults that were found. */
  readonly check: () => Promise<Faults>;
  readonly showFaults: (faults: Faults) => void;
  /** Starts over from these values; `typed` come on top as changes. */
  readonly restart: (base: Values, typed?: Values) => void;
  /** Takes back what was typed. */
  readonly undo: () => void;
}

const noFaults: Faults = {};

/** The state of a form for one record: what it started with, what was typed, and what is wrong. */
export function useRecordForm(entity: Entity, fields: readonly Field[], start: Values): RecordForm {
  const { t, i18n } = useTranslation();
  const [base, setBase] = useState(start);
  const [typed, setTyped] = useState<Values>({});
  const [faults, setFaults] = useState(noFaults);

  // Asked for now, so that the first check need not wait for it.
  useEffect(() => {
    loadValidator(entity.name).catch(() => undefined);
  }, [entity]);

  const values = useMemo(() => effectiveValues(fields, { ...base, ...typed }), [fields, base, typed]);
  const changes = useMemo(() => changedValues(fields, base, values), [fields, base, values]);
  const shown = useMemo(() => fields.filter((field) => applies(field, values)), [fields, values]);

  const verdict = useCallback(
    (validate: ValidateFunction) => checkValues(validate, { entity, fields: shown, values, t }),
    [entity, shown, values, t],
  );
  const set = useCallback((name: string, value: unknown) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  }, []);
  const leave = useCallback(
    async (name: string) => {
      if (!(name in typed)) return;
      const { [name]: found } = verdict(await loadValidator(entity.name));
      if (found !== undefined) setFaults((before) => ({ ...before, [name]: found }));
    },
    [entity, typed, verdict],
  );
  const check = useCallback(async () => {
    const found = verdict(await loadValidator(entity.name));
    setFaults(found);
    return found;
  }, [entity, verdict]);
  // In another language, what was found wrong here is said anew; what the server said stays as it was said.
  useEffect(() => {
    const reword = async () => {
      const validate = await loadValidator(entity.name);
      const later = checkValues(validate, { entity, fields: shown, values, t: i18n.t });
      setFaults((before) => reworded(before, later));
    };
    const follow = () => reword().catch(() => undefined);
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [entity, shown, values, i18n]);
  const restart = useCallback((next: Values, over: Values = {}) => {
    setBase(next);
    setTyped(over);
    setFaults(noFaults);
  }, []);

  const undo = useCallback(() => restart(base), [restart, base]);

  const isChanged = Object.keys(changes).length > 0;
  return {
    values,
    shown,
    changes,
    isChanged,
    faults,
    set,
    leave,
    check,
    showFaults: setFaults,
    restart,
    undo,
  };
}
