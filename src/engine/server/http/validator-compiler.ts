import type { FastifySchemaCompiler } from 'fastify';
import { issuesOf } from '../../schema/contract/issue';
import type { ObjectSchema, Schema } from '../../schema/contract/json-schema';
import { compileAlone } from '../../schema/write/validator';
import { invalid } from './invalid';
import { parameterReader, pathReader } from './parameters';

type PartSchema = ObjectSchema<Record<string, Schema>, Record<string, Schema>>;

type Read = (input: Record<string, unknown>) => unknown;

/** Validates the parts of requests for Fastify, compiled on first use; throws errors of our catalogue. */
export const validatorCompiler: FastifySchemaCompiler<PartSchema> = ({ schema, httpPart }) => {
  let read: Read | undefined;
  return (input: Record<string, unknown> | null) => {
    read ??= readerOf(schema, httpPart);
    try {
      return { value: read(input ?? {}) };
    } catch (error) {
      return { error: error as Error };
    }
  };
};

function readerOf(schema: PartSchema, part: string | undefined): Read {
  if (part === 'body') return bodyReader(schema);
  return part === 'params' ? pathReader(schema) : parameterReader(schema);
}

/** Throws a 422 with all issues. */
function bodyReader(schema: PartSchema): Read {
  const validate = compileAlone(schema, false);
  return (body) => {
    if (validate(body)) return body;
    throw invalid(issuesOf(validate.errors ?? [], body));
  };
}
