import { responseRef } from '../contract/component';
import { defineEndpoint } from '../contract/endpoint';
import {
  anyObject,
  array,
  id,
  integer,
  nullableText,
  object,
  titled,
  type ValueOf,
} from '../contract/json-schema';
import type { Entity } from '../model/entity';

const ofOne = object({ id });
const page = ['start', 'end'];
const choices = ['search', 'ids', 'for'];

function listParameters({ name }: Entity): string[] {
  return [...page, `${name}._sort`, 'order', 'search', `${name}.filters`];
}

export function listOf(entity: Entity) {
  const { name, titlePlural, listPath } = entity;
  return defineEndpoint(`${name}.list`, 'GET', listPath, {
    summary: `List ${titlePlural}`,
    permission: `${name}.list`,
    parameters: [...listParameters(entity), 'columns'],
    response: responseRef(`${name}.list`),
  });
}

const total = {
  total: { ...integer, minimum: 0 },
  totalIs: { type: 'string', enum: ['exact', 'atLeast'] },
} as const;

/** The totals of a list: the number of records, overall and per state, and the sums of amounts. */
const listTotals = titled(
  'Totals',
  object({
    ...total,
    states: {
      ...array(object({ state: { type: ['string', 'boolean'] }, ...total })),
      description: 'Of the field that `_by` names, in declared order; empty without it.',
    },
    sums: {
      type: 'object',
      additionalProperties: array(object({ unit: nullableText, sum: { type: 'number' } })),
      description:
        'Of each field that `_sum` names, one for each currency; none where there are too many records.',
    },
  }),
);

export type ListTotals = ValueOf<typeof listTotals>;

/** The totals of a list with this query. */
export function totalsOf({ name, plural, titlePlural }: Entity) {
  return defineEndpoint(`${name}.totals`, 'GET', `/${plural}/totals`, {
    summary: `Count ${titlePlural}, by their states, and add up amounts`,
    permission: `${name}.list`,
    query: anyObject,
    parameters: ['by', 'sum', 'search', `${name}.filters`],
    response: listTotals,
    reads: [name],
  });
}

export function optionsOf({ name, plural, titlePlural }: Entity) {
  return defineEndpoint(`${name}.options`, 'GET', `/${plural}/options`, {
    summary: `${titlePlural} to choose from, by name`,
    permission: `${name}.list`,
    parameters: choices,
    response: responseRef('Options'),
  });
}

export function parentOptionsOf({ name, plural, title, titlePlural }: Entity) {
  return defineEndpoint(`${name}.parentOptions`, 'GET', `/${plural}/:id/options`, {
    summary: `${titlePlural} that one ${title} may stand below`,
    permission: `${name}.list`,
    params: ofOne,
    parameters: choices,
    response: responseRef('Options'),
  });
}

/** A file of the rows that a list with this query would show. */
export function exportOf(entity: Entity) {
  const { name, plural, titlePlural } = entity;
  return defineEndpoint(`${name}.export`, 'GET', `/${plural}/export`, {
    summary: `Export ${titlePlural} as a file; a page that is given does not count`,
    permission: `${name}.export`,
    query: anyObject,
    parameters: ['format', 'with', ...listParameters(entity)],
    answers: 'text/csv',
    response: responseRef(`${name}.export`),
  });
}

export function showOne({ name, plural, title }: Entity) {
  return defineEndpoint(`${name}.show`, 'GET', `/${plural}/:id`, {
    summary: `Show one ${title}`,
    permission: `${name}.show`,
    params: ofOne,
    response: responseRef(name),
  });
}

export function formOf({ name, plural, title }: Entity) {
  return defineEndpoint(`${name}.form`, 'GET', `/${plural}/:id/form`, {
    summary: `What a form of one ${title} starts from`,
    permission: `${name}.show`,
    params: ofOne,
    response: responseRef(name),
  });
}

export function historyOf({ name, plural, title }: Entity) {
  return defineEndpoint(`${name}.history`, 'GET', `/${plural}/:id/history`, {
    summary: `Changes of one ${title}, the newest first`,
    permission: `${name}.show`,
    params: ofOne,
    parameters: page,
    response: responseRef('Changes'),
  });
}
