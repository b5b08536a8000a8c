import type { MediaType } from '../http/media-type';

const longest = 120;

/** The name without folders, control or direction characters, with an extension that fits the content. */
export function safeFileName(original: string, mediaType: MediaType): string {
  const base = original.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[\p{C}<>:"|?*]/gu, '').replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const [, stem = clean, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/.exec(clean) ?? [];
  const kept = mediaType.extensions.includes(extension.toLowerCase()) ? extension : mediaType.extensions[0];
  return `${[...(stem || 'file')].slice(0, longest).join('')}.${kept}`;
}

/** RFC 6266, with the ASCII form for old clients and the UTF-8 form for all others. */
export function contentDisposition(name: string, mediaType: MediaType): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${mediaType.inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
