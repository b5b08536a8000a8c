import pg from 'pg';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;
/** OID of the type `bytea`. */
export const bytea = builtins.BYTEA;

const arrayTypes = { text: 1009, bigint: 1016, double: 1022, numeric: 1231, date: 1182, timestamptz: 1185 };
const textsOf: (text: string) => (string | null)[] = pg.types.getTypeParser(arrayTypes.text);

/** Parsers of values by type OID, for PGlite and PostgreSQL; their drivers parse all other types. */
export const parsers: Readonly<Record<number, Parser>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: String,
  [builtins.TIMESTAMPTZ]: isoTime,
  [builtins.JSON]: JSON.parse,
  [builtins.JSONB]: JSON.parse,
  [bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [arrayTypes.text]: textsOf,
  [arrayTypes.bigint]: arrayOf(Number),
  [arrayTypes.double]: arrayOf(Number),
  [arrayTypes.numeric]: arrayOf(Number),
  [arrayTypes.date]: arrayOf(String),
  [arrayTypes.timestamptz]: arrayOf(isoTime),
};

/** `2026-01-31 08:00:00.5+00` -> `2026-01-31T08:00:00.500Z`; a session in UTC prints no other offset. */
function isoTime(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d+))?\+00$/.exec(text);
  if (!match) return text;
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}

function arrayOf(parse: Parser): Parser {
  return (text) => textsOf(text).map((item) => (item === null ? null : parse(item)));
}
