/** A stored menu; every row has every key. */
export interface Menu {
  readonly id: number;
  readonly name: string;
  readonly type: 'directory' | 'menu' | 'button' | 'iframe';
  readonly parent: number | null;
  readonly path: string | null;
  readonly component: string | null;
  readonly redirect: string | null;
  readonly url: string | null;
  readonly perm: string | null;
  readonly icon: string | null;
  readonly sort: number;
}
