import type { ValidateFunction } from 'ajv/dist/2020';
import type { Model } from '../../src/engine/schema/declaration/model';
import { createAjv } from '../../src/engine/schema/write/validator';
import { openapiDocument } from '../../src/engine/server/entity/openapi/document';
import type { Method, Operation, Response } from '../../src/engine/server/entity/openapi/operation';

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}

/** Checks answers against the OpenAPI document of a model. */
export class DescribedAnswers {
  readonly document;
  readonly #ajv = createAjv({ strict: false, useDefaults: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(model: Model) {
    this.document = openapiDocument(model);
    this.#ajv.addSchema({ $id: 'document', ...this.document });
  }

  /**
   * The differences between the answer and the description of the operation at the path, such as
   * `/books/{id}`.
   */
  faults(method: Method, path: string, answer: Answer): readonly string[] {
    const operation: Operation | undefined = this.document.paths[path]?.[method];
    if (!operation) throw new Error(`${method} ${path} is not described.`);
    const { [answer.statusCode]: named, default: others = {} } = operation.responses;
    const pointer = this.#pointerOf(named ?? others, `paths/${escaped(path)}/${method}/responses`, answer);
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `document#/${pointer}` });
    this.#validators.set(pointer, validate);
    if (validate(answer.json())) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  #pointerOf(response: Response | { readonly $ref?: string }, place: string, { statusCode }: Answer): string {
    const at = '$ref' in response ? String(response.$ref).slice(2) : `${place}/${statusCode}`;
    return `${at}/content/application~1json/schema`;
  }
}

function escaped(path: string): string {
  return encodeURIComponent(path.replaceAll('/', '~1'));
}
