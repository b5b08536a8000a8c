import { isSame } from '../../../entity/write/merge';
import type { Row } from '../../data/resource';
import { givenValues } from '../../entity/form/changed-values';
import type { Values } from '../../entity/form/form-fields';
import { type Outcome, outcomeOf, type Save } from '../../entity/form/outcome';

type Send = (call: { readonly body: Values }) => Promise<object>;

/** Saves the settings of one partner: all of them the first time, later what was changed. */
export function saverOf(send: Send, pcode: string, names: ReadonlySet<string>): Save {
  return async ({ all, changes, version }) => {
    const given = Object.entries(givenValues(all)).filter(([name]) => names.has(name));
    const values = version === 0 ? Object.fromEntries(given) : changes;
    const saving = send({ body: { ...values, pcode, version } });
    const outcome = await outcomeOf(saving.then((data) => ({ data: data as Row })));
    return outcome.kind === 'conflict' ? named(outcome, changes) : outcome;
  };
}

/** Where somebody else was the first to save, every field that differs collides. */
function named(outcome: Extract<Outcome, { kind: 'conflict' }>, changes: Values): Outcome {
  const { record, fields } = outcome.conflict;
  if (fields.length > 0) return outcome;
  const differing = Object.keys(changes).filter((name) => !isSame(changes[name], record[name]));
  return { kind: 'conflict', conflict: { record, fields: differing } };
}
