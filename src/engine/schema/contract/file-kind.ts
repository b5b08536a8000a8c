/** The kinds of file to which `x-accept` can restrict a field. */
export const fileKinds = ['image', 'pdf', 'json', 'csv', 'zip'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Name, size in bytes and media type of an uploaded file. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
