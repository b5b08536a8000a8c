export const application: Readonly<Record<'#app' | '#schemas' | '#resources', string>>;
/** The folders of an application that holds all of it in one; the path may be relative to the repository. */
export function foldersOf(path: string): typeof application;
export const aliases: Readonly<Record<string, string>>;
export const dist: string;
export function furtherPages(): readonly { readonly name: string; readonly file: string }[];
export const ownFolder: string;
export const libraries: readonly string[];
