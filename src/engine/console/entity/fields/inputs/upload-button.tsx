import type { TFunction } from 'i18next';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../../schema/contract/endpoints/file';
import type { FileKind } from '../../../../schema/contract/file-kind';
import { uploadLimit } from '../../../../schema/contract/upload-limit';
import { ApiError } from '../../../data/api-error';
import { callEndpoint } from '../../../data/endpoint/call-endpoint';
import type { InputProps } from '../../../data/resource';
import { Button } from '../../../kit/button';
import { noteUpload } from '../uploaded-files';

/** Media types and file extensions for the `accept` attribute. */
const marks: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  pdf: ['application/pdf', '.pdf'],
  json: ['application/json', '.json'],
  csv: ['text/csv', '.csv'],
  zip: ['application/zip', '.zip'],
};

interface UploadButtonProps extends Pick<InputProps, 'control'> {
  /** Accepted kinds; undefined: all that the server stores. */
  readonly kinds?: readonly FileKind[] | undefined;
  /** How many files can still be added. With `tooMany`, choosing more is an error with that message. */
  readonly room?: number;
  readonly tooMany?: (t: TFunction) => string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Addresses in the field. A file equal to one of them that this button has uploaded is refused. */
  readonly held: readonly string[];
  readonly onUploaded: (addresses: readonly string[]) => void;
}

/** An error message, as a function so that it follows a change of language. */
interface Problem {
  readonly words: (t: TFunction) => string;
}

/** Chooses and uploads files; shows errors below the button. */
export function UploadButton({
  control,
  kinds,
  room = 1,
  tooMany,
  label,
  disabled = false,
  held,
  onUploaded,
}: UploadButtonProps) {
  const { t } = useTranslation();
  const accept = kinds?.flatMap((kind) => marks[kind]);
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Files uploaded by this component, keyed by address. */
  const sent = useRef(new Map<string, File>());

  const isHeld = async (file: File) => {
    const others = held.flatMap((address) => sent.current.get(address) ?? []);
    return (await Promise.all(others.map((other) => isSameFile(file, other)))).includes(true);
  };
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setProblem(undefined);
    if (files.some((file) => file.size > uploadLimit)) {
      setProblem({ words: (t) => t('formPage.input.fileTooLarge', { limit: uploadLimit / 1024 / 1024 }) });
      return;
    }
    if (accept && files.some((file) => !isAccepted(file, accept))) {
      setProblem({ words: (t) => t('formPage.input.wrongFileType') });
      return;
    }
    if (tooMany && files.length > room) {
      setProblem({ words: tooMany });
      return;
    }
    setSending(true);
    try {
      if ((await Promise.all(files.map(isHeld))).includes(true)) {
        setProblem({ words: (t) => t('live.fileExists') });
        return;
      }
      if (kinds?.join() === 'json' && (await Promise.all(files.map(isJson))).includes(false)) {
        setProblem({ words: (t) => t('formPage.input.unreadable.json') });
        return;
      }
      const query = { kind: kinds?.join() ?? 'any' };
      const stored = await Promise.all(
        files.map((file) => callEndpoint(uploadFile, { query, body: { file } })),
      );
      const addresses = stored.map(({ url }) => url);
      for (const { url, name, size, mediaType } of stored) noteUpload(url, { name, size, type: mediaType });
      for (const [at, file] of files.entries()) sent.current.set(addresses[at] ?? '', file);
      onUploaded(addresses);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { isRefusal, msg: reason } = error;
      setProblem({
        words: (t) =>
          isRefusal ? t('formPage.input.uploadRefused', { reason }) : t('formPage.input.uploadFailed'),
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="input-upload">
      <Button {...control} isBusy={sending} disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input ref={chooser} type="file" hidden accept={accept?.join()} multiple={room > 1} onChange={send} />
      {problem && (
        <span className="input-problem" role="alert">
          {problem.words(t)}
        </span>
      )}
    </div>
  );
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return accept.some((mark) => (mark.startsWith('.') ? name.toLowerCase().endsWith(mark) : mark === type));
}

async function isJson(file: File): Promise<boolean> {
  try {
    JSON.parse(await file.text());
    return true;
  } catch {
    return false;
  }
}

/** Whether two files have the same bytes; names are ignored. */
async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one, other].map(async (file) => file.arrayBuffer()));
  const bytes = new Uint8Array(right ?? []);
  return new Uint8Array(left ?? []).every((byte, at) => byte === bytes[at]);
}
