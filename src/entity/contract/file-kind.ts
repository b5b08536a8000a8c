/** What a field that takes files can be narrowed to. */
export const fileKinds = ['image', 'pdf', 'json', 'csv', 'zip'] as const;

export type FileKind = (typeof fileKinds)[number];

/** What an uploaded file is called, how many bytes it has, and its media type. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
