import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { type FileKind, fileKinds } from '../../schema/contract/file-kind';

/** A media type that the server stores. */
export interface MediaType {
  readonly name: string;
  readonly kind: FileKind;
  /** A file whose name has none of these gets the first. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether browsers may display it; otherwise it is only downloaded. */
  readonly inline: boolean;
}

const png: MediaType = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true };
const jpeg: MediaType = { name: 'image/jpeg', kind: 'image', extensions: ['jpg', 'jpeg'], inline: true };
const gif: MediaType = { name: 'image/gif', kind: 'image', extensions: ['gif'], inline: true };
const webp: MediaType = { name: 'image/webp', kind: 'image', extensions: ['webp'], inline: true };
const pdf: MediaType = { name: 'application/pdf', kind: 'pdf', extensions: ['pdf'], inline: false };
const json: MediaType = { name: 'application/json', kind: 'json', extensions: ['json'], inline: false };
const csv: MediaType = { name: 'text/csv', kind: 'csv', extensions: ['csv'], inline: false };
const zip: MediaType = { name: 'application/zip', kind: 'zip', extensions: ['zip'], inline: false };

const mediaTypes: readonly MediaType[] = [png, jpeg, gif, webp, pdf, json, csv, zip];

/** The kinds that are accepted by default. Archives must be named explicitly: office documents are zip files, too. */
const usualKinds: readonly FileKind[] = fileKinds.filter((kind) => kind !== 'zip');

/** The kinds in the query parameter `kind` of an upload. */
export function kindsIn(text: string): readonly FileKind[] {
  return text === 'any' ? usualKinds : fileKinds.filter((kind) => text.split(',').includes(kind));
}

/** The file extensions of these kinds, for messages. */
export function extensionsOf(kinds: readonly FileKind[]): string {
  const taken = mediaTypes.filter(({ kind }) => kinds.includes(kind));
  return taken.flatMap(({ extensions }) => extensions).join(', ');
}

const signatures: readonly (readonly [string, MediaType])[] = [
  ['\x89PNG\r\n\x1a\n', png],
  ['\xff\xd8\xff', jpeg],
  ['GIF87a', gif],
  ['GIF89a', gif],
  ['%PDF-', pdf],
  ['PK\x03\x04', zip],
];

/**
 * Detects the media type from the content; undefined for all that is not stored, such as SVG and HTML. The name matters
 * in one case: a text whose name claims JSON is never treated as CSV.
 */
export function mediaTypeOf(name: string, bytes: Buffer): MediaType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return webp;
  return signatures.find(([start]) => head.startsWith(start))?.[1] ?? textTypeOf(name, bytes);
}

export function mediaTypeNamed(name: string): MediaType | undefined {
  return mediaTypes.find((mediaType) => mediaType.name === name);
}

function textTypeOf(name: string, bytes: Buffer): MediaType | undefined {
  if (bytes.length === 0 || !isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isJson(text)) return json;
  return !isJsonName(name) && isCsv(text) ? csv : undefined;
}

/** Whether the file name claims JSON. */
export function isJsonName(name: string): boolean {
  return /\.json$/i.test(name);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the text has rows of equal length with at least two columns, and nothing that a browser could interpret as a
 * page.
 */
function isCsv(text: string): boolean {
  if (/^\s*</.test(text) || /[^\P{Cc}\t\r\n]/u.test(text)) return false;
  try {
    const rows: string[][] = parse(text, { delimiter: [',', ';', '\t'], to: 1000 });
    return (rows[0]?.length ?? 0) > 1;
  } catch {
    return false;
  }
}
