import { quietApi } from '../providers/api';

/** Largest file that the server keeps, in bytes. */
export const uploadLimit = 5 * 1024 * 1024;

/** Stores a file on the server and answers where it can be fetched. */
export async function uploadFile(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { data } = await quietApi.post<{ url: string }>('/files', body);
  return data.url;
}
