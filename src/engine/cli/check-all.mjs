// `npm run check`: runs the formatter and linter, the compiler, and the check of declarations and words in parallel.
// Prints the output of each when it ends. Exits with 1 if any of them finds a fault.
import { spawn } from 'node:child_process';

const isInColour = process.stdout.isTTY === true;
const tools = {
  biome: `biome check --error-on-warnings ${isInColour ? '--colors=force ' : ''}.`,
  // A second check compiles only what a change can affect: a tenth of the time. The default of four
  // checkers repeats most of the work.
  tsc: `tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo${isInColour ? ' --pretty' : ''}`,
  check: 'node src/engine/cli/run.mjs src/engine/cli/check.ts',
};

await Promise.all(
  Object.entries(tools).map(async ([name, command]) => {
    const { status, output } = await outcomeOf(command);
    if (status !== 0) process.exitCode = 1;
    process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'}\n${output.trimEnd()}\n\n`);
  }),
);

/** The exit code of the command, or null if a signal ended it, and its output. */
function outcomeOf(command) {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('close', (status) => done({ status, output }));
  });
}
