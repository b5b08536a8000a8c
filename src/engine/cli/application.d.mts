export const application: Readonly<Record<'#app' | '#schemas' | '#resources', string>>;
export const aliases: Readonly<Record<string, string>>;
export const dist: string;
export function furtherPages(): readonly { readonly name: string; readonly file: string }[];
export const ownFolder: string;
export const libraries: readonly string[];
