import { quietApi } from '../../data/api';

/** Stores a file on the server, which looks into it whether it is of that kind, and answers where it can be fetched. */
export async function uploadFile(file: File, kind: 'any' | 'image'): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { data } = await quietApi.post<{ url: string }>('/files', body, { params: { kind } });
  return data.url;
}
