import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Faults of the columns of `x-scope`: they must hold the code of a partner and the id of a store. */
export function scopeFaults({ scope, fields }: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  const { partner, store } = scope;
  const partnerType = fields.get(partner ?? '')?.type;
  const stored = fields.get(store ?? '');
  const isOfStore = stored?.type === 'reference' && byName.get(stored.ref ?? '')?.scope.store === 'id';
  return [
    ...(partnerType === undefined || partnerType === 'text'
      ? []
      : [
          faultAt(
            '/x-scope/partner',
            partner,
            'a short text, the code of a partner',
            `Name another property; ${partner} is ${partnerType}. "x-inherit" copies the code of a record pointed to.`,
          ),
        ]),
    ...(stored === undefined || store === 'id' || isOfStore
      ? []
      : [
          faultAt(
            '/x-scope/store',
            store,
            'a reference to the entity of stores, whose own "x-scope" has "store": "id"',
            'Name another property; "x-inherit" copies the store of a record pointed to.',
          ),
        ]),
  ];
}
