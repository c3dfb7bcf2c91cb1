import { spawnSync } from 'node:child_process';
import { aptInstall } from './debian.mjs';

const shells = ['bash', 'zsh', 'fish'];

const isThere = (shell) => !spawnSync(shell, ['--version']).error;

/** Installs the shells that `forecourt completion` has scripts for, where it can; without one its tests are skipped. */
export function ensureShells() {
  for (const shell of shells) if (!isThere(shell)) aptInstall(shell);
  const missing = shells.filter((shell) => !isThere(shell));
  if (missing.length > 0)
    console.error(
      `No ${missing.join(', no ')}: its tests are skipped (Debian: apt-get install ${missing.join(' ')}).`,
    );
}
