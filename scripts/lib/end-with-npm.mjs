import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;

/**
 * Ends this process, in order, when the npm that started it is gone. npm tells the shell that it puts in between, which
 * ends without a word to us, and when npm is killed it tells nobody. `programs`: the file that package.json starts, or
 * the name of a command; what else npm runs may leave us behind on purpose, as `npx -c 'emit … &'` does.
 */
export function endWithNpm(...programs) {
  const script = (process.env.npm_lifecycle_script ?? '').replaceAll("'", '');
  const [program] = script.replace(/^(exec )?node (--\S+ )*/, '').split(' ', 1);
  const isAlone = !script.includes('&');
  if (process.platform === 'win32' || !isAlone || !programs.includes(program)) return;
  const above = npmAbove();
  const look = () => {
    if (above !== null && isStill(above)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  if (above === null) look();
}

/** From our parent up to npm: itself, or the shell that it runs scripts by and itself. Null when it is gone already. */
function npmAbove() {
  const us = factsOf('self');
  const parent = factsOf(process.ppid);
  // Where the system does not say more, our parent must do: most shells become what they are told to run.
  if (us === null) return [process.ppid];
  // npm runs its scripts in its own process group.
  if (parent?.group !== us.group) return null;
  if (!parent.isShell) return [process.ppid];
  return factsOf(parent.parent)?.group === us.group ? [process.ppid, parent.parent] : null;
}

function isStill([parent, grandparent]) {
  if (process.ppid !== parent) return false;
  return grandparent === undefined || factsOf(parent)?.parent === grandparent;
}

/** What Linux says of a process; null elsewhere, and when it is gone. */
function factsOf(pid) {
  try {
    const [, parent, group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [, option] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { parent: Number(parent), group, isShell: option === '-c' };
  } catch {
    return null;
  }
}
