import { useEffect, useState } from 'react';
import type { Entity } from '../../../schema/model/entity';
import { loadResource } from '../../data/registry';
import type { FormPart } from '../../data/resource';

type OwnInputs = NonNullable<FormPart['inputs']>;

/** The custom inputs of an entity's form; undefined until loaded. */
export function useOwnInputs({ name }: Entity): OwnInputs | undefined {
  const [inputs, setInputs] = useState<OwnInputs>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: OwnInputs) => isCurrent && setInputs(() => found);
    loadResource(name, 'form').then(
      ({ form }) => show(form?.inputs ?? {}),
      // The generated inputs produce the same values.
      () => show({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return inputs;
}
