#!/usr/bin/env node
/**
 * `atlas <command>`: runs the atlas from any folder, by `npx --yes --package <checkout> atlas …`.
 */
import { fileURLToPath } from 'node:url';

// That of the current folder may be broken, and does not concern the atlas.
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
await import('tsx');
await import('./main.ts');
