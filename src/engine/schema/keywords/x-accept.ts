import { type FileKind, fileKinds } from '../contract/file-kind';
import { traitsOf } from '../model/field-traits';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The accepted kinds of uploaded file; default: all kinds that the server stores, and web addresses. */
    'x-accept'?: readonly FileKind[];
  }
}

export const onProperty: PropertyKeyword<readonly FileKind[]> = {
  schema: { type: 'array', items: { enum: fileKinds }, minItems: 1, uniqueItems: true },
  docs: `On a property with \`format: 'file'\`, or a list of such: the kinds of uploaded file that it accepts. Without the
keyword, it accepts all kinds that the server stores, and web addresses.`,
  examples: [['pdf']],
  faults(accepted, { field: { name, type }, at }) {
    if (traitsOf(type).upload === 'file') return [];
    return [faultAt(at, accepted, '"format": "file", or an array of such', `Remove it; ${name} is ${type}.`)];
  },
};
