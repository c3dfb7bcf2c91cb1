#!/usr/bin/env node
// Written in ES5, with nothing imported but the manifest: a Node that is too old must still be able
// to read this file to its end and say what is wrong. Everything newer is in start.cjs.
'use strict';
var manifest = require('../package.json');

/** Whether a version such as "22.13.1" is at least another. */
function isAtLeast(version, least) {
  var parts = version.split('.').map(Number);
  var leastParts = least.split('.').map(Number);
  for (var at = 0; at < leastParts.length; at++)
    if (parts[at] !== leastParts[at]) return parts[at] > leastParts[at];
  return true;
}

var needed = manifest.engines.node.replace('>=', '');
var call = process.argv.slice(2).join(' ');

if (!isAtLeast(process.versions.node, needed)) {
  var has = process.versions.node;
  var wrong = 'needs Node.js ' + needed + ' or later, but this is Node.js ' + has;
  process.stderr.write('forecourt: ' + wrong + '; install a newer one from https://nodejs.org\n');
  process.exitCode = 2;
} else if (call === '--version' || call === '-V') {
  // What scripts ask most often needs no program to be loaded.
  process.stdout.write(manifest.version + '\n');
} else {
  require('./start.cjs');
}
