/** A question to explain, by names, so that a counterexample can be read. */
export interface Asked {
  readonly account: number;
  readonly entity: string;
  readonly action: string;
  /** Absent if there is no record yet. */
  readonly record?: number | undefined;
  readonly field?: string | undefined;
}

/** A question, with roles in any state. */
export interface Case extends Asked {
  readonly roles: readonly RoleCase[];
}

export interface RoleCase {
  readonly id: number;
  readonly scope: string;
  readonly buttons: readonly number[];
  readonly rule: { readonly hidden: readonly string[]; readonly readonly: readonly string[] };
}

export function explainAddress({ account, entity, action, record, field }: Asked): string {
  const asked = { manager: String(account), entity, action };
  return `/access/explain?${new URLSearchParams({
    ...asked,
    ...(record !== undefined && { record: String(record) }),
    ...(field !== undefined && { field }),
  })}`;
}
