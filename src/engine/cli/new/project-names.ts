import { basename } from 'node:path';

export interface ProjectNames {
  /** Of the package: `my-admin`. */
  readonly packageName: string;
  /** Of the product: `My Admin`. */
  readonly product: string;
  /** Of the schema of the engine's tables in the database: `my_admin`. */
  readonly systemSchema: string;
}

/** The name of the folder cannot name a project. */
export class ProjectNameError extends Error {}

/** Derives the names from that of the folder, which has lower-case letters and digits, with hyphens between. */
export function projectNames(folder: string): ProjectNames {
  const packageName = basename(folder);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(packageName) || packageName.length > 40)
    throw new ProjectNameError(
      `"${packageName}" cannot name a project: use at most 40 lower-case letters, digits and hyphens, such as my-admin.`,
    );
  const words = packageName.split('-');
  return {
    packageName,
    product: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
    systemSchema: words.join('_'),
  };
}
