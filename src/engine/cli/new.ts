import { relative, resolve } from 'node:path';
import { FolderError } from './new/make-folder';
import { ProjectNameError } from './new/project-names';
import { writeProject } from './new/write-project';

/** `npm run new -- ../my-admin` writes a project of its own into a new or empty folder. */
const [folder, ...rest] = process.argv.slice(2);
if (folder === undefined || rest.length > 0) stop('Name one folder: npm run new -- ../my-admin');
const target = resolve(folder);
if (!relative(process.cwd(), target).startsWith('..'))
  stop(`${folder} lies in this project; name a folder outside.`);
try {
  writeProject(process.cwd(), target);
} catch (error) {
  if (error instanceof ProjectNameError || error instanceof FolderError) stop(error.message);
  throw error;
}
console.info(`A console of your own is in ${folder}. Go on there:

  cd ${folder}
  npm start`);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
