import type { ResponseOf } from '../../../entity/contract/endpoint';
import { uploadFile } from '../../../entity/contract/endpoints/file';
import { quietApi } from '../../data/api';

/** Stores a file on the server, which checks by its content that it is of that kind, and answers its address. */
export async function upload(file: File, kind: 'any' | 'image'): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { data } = await quietApi.post<ResponseOf<typeof uploadFile>>(uploadFile.path, body, {
    params: { kind },
  });
  return data.url;
}
