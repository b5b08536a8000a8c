export const application: Readonly<Record<'#app' | '#schemas' | '#resources', string>>;
export const dist: string;
export const furtherPages: readonly string[];
