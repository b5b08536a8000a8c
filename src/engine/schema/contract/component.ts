/** A reference to a component of the OpenAPI document. */
export type Reference = { readonly $ref: `#/components/${string}` };

export function schemaRef(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` };
}

export function parameterRef(name: string): Reference {
  return { $ref: `#/components/parameters/${name}` };
}

export function requestBodyRef(name: string): Reference {
  return { $ref: `#/components/requestBodies/${name}` };
}

export function responseRef(name: string): Reference {
  return { $ref: `#/components/responses/${name}` };
}
