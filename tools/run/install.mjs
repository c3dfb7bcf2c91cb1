import { ensureValidators } from './validators.mjs';
import { ensureInstalled } from './workspace.mjs';

ensureInstalled();
ensureValidators();
