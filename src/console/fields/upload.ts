import { quietApi } from '../providers/api';

/** Stores a file on the server and answers where it can be fetched. */
export async function uploadFile(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { data } = await quietApi.post<{ url: string }>('/files', body);
  return data.url;
}
