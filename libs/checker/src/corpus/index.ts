export { corpusFileSystem, settingsFor } from './check-corpus.ts';
export { corpusRoot, readCorpusTenants, readFaults } from './corpus-files.ts';
export { describeExpected, describeFinding, inOrder } from './described-finding.ts';
export type { ExpectedFinding, Fault } from './fault.ts';
export { plantFault } from './plant-fault.ts';
