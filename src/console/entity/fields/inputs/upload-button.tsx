import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../../entity/contract/endpoints/file';
import { uploadLimit } from '../../../../entity/contract/upload-limit';
import { ApiError } from '../../../data/api-error';
import { callEndpoint } from '../../../data/endpoint/call-endpoint';
import type { InputProps } from '../../../data/resource';

/** What the server keeps as a picture. */
const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp';

interface UploadButtonProps extends Pick<InputProps, 'control'> {
  /** Whether only pictures may be chosen. */
  readonly pictures?: boolean;
  /** How many files can be added; more at once are refused in the words of `tooMany`. */
  readonly room?: number;
  readonly tooMany?: (t: TFunction) => string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Addresses of what is there already: the same file is not taken twice. */
  readonly held: readonly string[];
  readonly onUploaded: (addresses: readonly string[]) => void;
}

/** What went wrong, in whichever language is spoken by then. */
interface Problem {
  readonly words: (t: TFunction) => string;
}

/** Chooses files, sends them, and says what went wrong under the button. */
export function UploadButton({
  control,
  pictures = false,
  room = 1,
  tooMany,
  label,
  disabled = false,
  held,
  onUploaded,
}: UploadButtonProps) {
  const { t } = useTranslation();
  const accept = pictures ? pictureTypes : undefined;
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** The files that were chosen here, by where they went. */
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
      setProblem({ words: (t) => t('field.fileTooLarge', { limit: uploadLimit / 1024 / 1024 }) });
      return;
    }
    if (accept && files.some((file) => !accept.split(',').includes(file.type))) {
      setProblem({ words: (t) => t('field.wrongFileType') });
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
      const query = { kind: pictures ? 'image' : 'any' } as const;
      const stored = await Promise.all(
        files.map((file) => callEndpoint(uploadFile, { query, body: { file } })),
      );
      const addresses = stored.map(({ url }) => url);
      for (const [at, file] of files.entries()) sent.current.set(addresses[at] ?? '', file);
      onUploaded(addresses);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { isRefusal, msg: reason } = error;
      setProblem({
        words: (t) => (isRefusal ? t('field.uploadRefused', { reason }) : t('field.uploadFailed')),
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="input-upload">
      <Button {...control} loading={sending} disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input ref={chooser} type="file" hidden accept={accept} multiple={room > 1} onChange={send} />
      {problem && (
        <span className="input-problem" role="alert">
          {problem.words(t)}
        </span>
      )}
    </div>
  );
}

/** Whether two files hold the same bytes, whatever they are called. */
async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one, other].map(async (file) => file.arrayBuffer()));
  const bytes = new Uint8Array(right ?? []);
  return new Uint8Array(left ?? []).every((byte, at) => byte === bytes[at]);
}
