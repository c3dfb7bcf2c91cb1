import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from './debian.mjs';

const isThere = () =>
  existsSync('/usr/sbin/varnishd') &&
  ['', ...readdirSync('/usr/lib')].some((folder) =>
    existsSync(`/usr/lib/${folder}/varnish/vmods/libvmod_xkey.so`),
  );

/** Installs Varnish if need be and possible; its tests are skipped, and say so, where it is missing. */
export function ensureVarnish() {
  if (!isThere()) {
    aptInstall('varnish');
    aptInstall('varnish-modules');
  }
  if (!isThere())
    console.error(
      'No Varnish with xkey: its tests are skipped (Debian: apt-get install varnish varnish-modules).',
    );
}
