import { ensureInstalled } from './workspace.mjs';

ensureInstalled();
