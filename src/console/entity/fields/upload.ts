import type { ResponseOf } from '../../../entity/contract/endpoint';
import { uploadFile } from '../../../entity/contract/endpoints/file';
import { quietApi } from '../../data/api';

/** Stores a file on the server, which checks by its content that it is of that kind, and answers its address. */
export async function upload(file: File, kind: 'any' | 'image'): Promise<string> {
  const { data } = await quietApi.postForm<ResponseOf<typeof uploadFile>>(
    uploadFile.path,
    { file },
    { params: { kind } },
  );
  return data.url;
}
