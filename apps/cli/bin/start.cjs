'use strict';
// Keeps compiled code in the system's folder for temporary files, never in the package's own.
require('node:module').enableCompileCache();

// That SQLite is young in some versions of Node is nothing that the caller could mend.
const { emitWarning } = process;
process.emitWarning = (warning, ...rest) => {
  if (rest[0] !== 'ExperimentalWarning') emitWarning.call(process, warning, ...rest);
};

// NO_COLOR wins over FORCE_COLOR, and Node need not say on stderr that for itself it does not.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR;

// The manifest says what that is: the source in the workspace, the bundle in the package.
import('#main');
