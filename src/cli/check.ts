import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type EntityWords, englishWords, wordKeys } from '../entity/entity-words';
import { languages } from '../entity/language';
import { loadModel } from '../server/registry';
import { literalTexts } from './literal-texts';
import { sourcesBelow, usedWords } from './used-words';

/**
 * The part of `npm run check` that other tools cannot do: every declaration is sound, every language
 * has every word, every word is used and every used word exists, and no text stands in a component.
 */
const faults: string[] = [];
const model = loadModel();
const tables = new Map(languages.map((language) => [language, flatTable(language)]));
const english = tables.get('en') ?? new Map<string, string>();

for (const [language, table] of tables) {
  for (const key of english.keys()) if (!table.has(key)) faults.push(`${language}: ${key} is missing`);
  for (const [key, text] of table) {
    if (!english.has(key)) faults.push(`${language}: ${key} is not an English key`);
    if (text.trim() === '') faults.push(`${language}: ${key} is empty`);
    if (placeholders(text) !== placeholders(english.get(key) ?? text)) {
      faults.push(`${language}: ${key} has other {{placeholders}} than English`);
    }
  }
  if (language !== 'en') faults.push(...entityFaults(language));
}

/** refine itself asks for these. */
const refineHead = 'notifications.';
const signInHead = 'signIn.';
const areas = new Set([...english.keys()].map((key) => key.slice(0, key.indexOf('.'))));
const used = usedWords(['src', 'resources']);
for (const key of used.asked) {
  const candidates = [key, `${key}_other`, `${signInHead}${key}`];
  const isOurs = areas.has(key.slice(0, key.indexOf('.')));
  if (isOurs && !candidates.some((name) => english.has(name)))
    faults.push(`${key} is used and nowhere worded`);
}
for (const key of english.keys()) {
  const plain = key.replace(/_(one|other|zero|two|few|many)$/, '');
  const isUsed =
    used.whole.has(plain) ||
    key.startsWith(refineHead) ||
    (plain.startsWith(signInHead) && used.whole.has(plain.slice(signInHead.length))) ||
    [...used.heads].some((head) => plain.startsWith(head));
  if (!isUsed) faults.push(`${key} is worded and nowhere used`);
}

for (const file of ['src/console', 'resources'].flatMap(sourcesBelow)) {
  for (const { line, text } of literalTexts(file, readFileSync(file, 'utf8'))) {
    faults.push(`${file}:${line}: “${text}” belongs into src/locales`);
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} faults\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${model.entities.size} entities and ${english.size} words in ${languages.length} languages are sound\n`,
  );
}

function flatTable(language: string): Map<string, string> {
  const folder = join('src/locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), basename(file, '.json')),
    ),
  );
}

function flatten(words: object, head: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${head}.${key}`, value]] : flatten(value as object, `${head}.${key}`),
  );
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join(' ');
}

function entityFaults(language: string): string[] {
  return [...model.entities.values()].flatMap((entity) => {
    const file = join('src/locales', language, 'entities', `${entity.name}.json`);
    const wanted = new Set(wordKeys(englishWords(entity)));
    const given = new Set(wordKeys(readWords(file)));
    return [
      ...[...wanted].filter((key) => !given.has(key)).map((key) => `${file}: ${key} is missing`),
      ...[...given]
        .filter((key) => !wanted.has(key))
        .map((key) => `${file}: ${key} is not in the declaration`),
    ];
  });
}

function readWords(file: string): EntityWords | object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as EntityWords;
  } catch {
    return {};
  }
}
