import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import type { QueryOf } from '../../entity/contract/endpoint';
import type { uploadFile } from '../../entity/contract/endpoints/file';

/** A kind of file that may be kept. */
export interface MediaType {
  readonly name: string;
  /** The first one is given to a file whose name has none of them. */
  readonly extensions: readonly [string, ...string[]];
  /** Shown in the page; the others are only ever downloaded. */
  readonly inline: boolean;
}

const png: MediaType = { name: 'image/png', extensions: ['png'], inline: true };
const jpeg: MediaType = { name: 'image/jpeg', extensions: ['jpg', 'jpeg'], inline: true };
const gif: MediaType = { name: 'image/gif', extensions: ['gif'], inline: true };
const webp: MediaType = { name: 'image/webp', extensions: ['webp'], inline: true };
const pdf: MediaType = { name: 'application/pdf', extensions: ['pdf'], inline: false };
const json: MediaType = { name: 'application/json', extensions: ['json'], inline: false };
const csv: MediaType = { name: 'text/csv', extensions: ['csv'], inline: false };

const mediaTypes: readonly MediaType[] = [png, jpeg, gif, webp, pdf, json, csv];

/** What a field takes: any file that is kept, or images only. */
type UploadKind = QueryOf<typeof uploadFile>['kind'];

export function isOfKind(mediaType: MediaType, kind: UploadKind): boolean {
  return kind === 'any' || mediaType.name.startsWith('image/');
}

/** The endings of the files of a kind, for people. */
export function extensionsOf(kind: UploadKind): string {
  const taken = mediaTypes.filter((mediaType) => isOfKind(mediaType, kind));
  return taken.flatMap(({ extensions }) => extensions).join(', ');
}

const signatures: readonly (readonly [string, MediaType])[] = [
  ['\x89PNG\r\n\x1a\n', png],
  ['\xff\xd8\xff', jpeg],
  ['GIF87a', gif],
  ['GIF89a', gif],
  ['%PDF-', pdf],
];

/**
 * What the bytes are, by their content; undefined for everything that is not kept, SVG and HTML among it. The name
 * of a file decides only that text which claims to be JSON is not taken for CSV.
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

/** Whether a file claims to be JSON. */
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

/** Rows of equal length, at least two columns, and nothing that a browser could take for a page. */
function isCsv(text: string): boolean {
  if (/^\s*</.test(text) || /[^\P{Cc}\t\r\n]/u.test(text)) return false;
  try {
    const rows: string[][] = parse(text, { delimiter: [',', ';', '\t'], to: 1000 });
    return (rows[0]?.length ?? 0) > 1;
  } catch {
    return false;
  }
}
