import { inspect } from 'node:util';
import { entityJsonSchema, propertyJsonSchema } from '../schema/keywords/json-schema';
import type { EntityKeyword, Keyword, PropertyKeyword } from '../schema/keywords/keyword';
import { entityKeywords, propertyKeywords } from '../schema/keywords/keyword-list';
import { shapeOf } from './value-shape';

const head = `# Keywords

Every keyword of a declaration in \`schemas/\`: what its value looks like, where it may stand, what it does, and examples.
\`npm run docs\` writes this file from \`src/engine/schema/keywords\`; a new keyword is a file there. A start reports what is
wrong in a declaration with the file, the JSON Pointer and what to do.

In the shapes of values, \`field\` is the name of a property of the entity in snake_case, \`list.field\` a property of the
items of a list, \`words\` an English text, \`condition\` a condition as explained at [x-when](#x-when), \`property\` a property
with its keywords, and \`name\` a name that is given here. A \`?\` marks what can be left out.
`;

/** The text of `docs/keywords.md`. */
export function keywordReference(): string {
  const ofEntity = ownOf(entityKeywords, entityJsonSchema);
  const ofProperty = ownOf(propertyKeywords, propertyJsonSchema);
  return [
    head,
    '## Of an entity\n',
    'They stand next to `properties`.\n',
    `${linksTo(ofEntity, '-of-an-entity', ofProperty)}\n`,
    ...ofEntity.map(([name, keyword]) =>
      section(isIn(name, ofProperty) ? `${name} of an entity` : name, name, keyword, ''),
    ),
    '## Of a property\n',
    'They stand in a property. Those of the record work for its own properties, the others also for properties inside an',
    'object or the objects of a list.\n',
    `${linksTo(ofProperty, '-of-a-property', ofEntity)}\n`,
    ...ofProperty.map(([name, keyword]) =>
      section(isIn(name, ofEntity) ? `${name} of a property` : name, name, keyword, placesOf(keyword)),
    ),
    '## Of JSON Schema, in an entity\n',
    tableOf(entityJsonSchema),
    '## Of JSON Schema, in a property\n',
    tableOf(propertyJsonSchema),
  ].join('\n');
}

type Named = readonly [string, EntityKeyword | PropertyKeyword];

/** The keywords without those of JSON Schema, in alphabetical order. */
function ownOf<Kind>(
  keywords: ReadonlyMap<string, Kind>,
  others: Readonly<Record<string, Kind>>,
): readonly (readonly [string, Kind])[] {
  return [...keywords].filter(([name]) => !(name in others)).sort(([one], [other]) => (one < other ? -1 : 1));
}

function isIn(name: string, others: readonly Named[]): boolean {
  return others.some(([other]) => other === name);
}

function linksTo(keywords: readonly Named[], suffix: string, others: readonly Named[]): string {
  return keywords.map(([name]) => `[${name}](#${name}${isIn(name, others) ? suffix : ''})`).join(' · ');
}

function placesOf({ isOfRecord, isOfItems }: PropertyKeyword): string {
  if (isOfRecord) return 'Only in a property of the record.\n';
  return isOfItems ? 'Also in the `items` of a list of objects.\n' : '';
}

function section(title: string, name: string, keyword: Keyword, places: string): string {
  const examples = keyword.examples.map((example) => `'${name}': ${literal(example)},\n`);
  return [
    `### ${title}\n`,
    `${keyword.docs}\n`,
    ...(places === '' ? [] : [places]),
    `\`\`\`text\n${name}: ${keyword.shape ?? shapeOf(keyword.schema)}\n\`\`\`\n`,
    `\`\`\`ts\n${examples.join('')}\`\`\`\n`,
  ].join('\n');
}

function tableOf(keywords: Readonly<Record<string, Keyword>>): string {
  const rows = Object.entries(keywords).map(([name, { schema, docs, examples }]) => {
    const cells = [shapeOf(schema), examples.map((example) => literal(example)).join(', ')].map(
      (cell) => `\`${cell.replaceAll('|', '\\|')}\``,
    );
    const [shape, example] = cells;
    return `| \`${name}\` | ${shape} | ${docs.replaceAll('\n', ' ')} | ${example} |`;
  });
  return `| keyword | value | what it does | example |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** The value as TypeScript. */
function literal(value: unknown): string {
  const text = inspect(value, { depth: null, breakLength: 100, compact: 5 });
  return text.replaceAll('[ ', '[').replaceAll(' ]', ']');
}
