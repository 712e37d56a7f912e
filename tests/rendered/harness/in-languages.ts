import { describe } from 'vitest';
import type { Language } from '../../../src/atlas';

/** Describes a page in both languages: in Bengali, which most players read, within the gate; in English with `npm run test:all`. */
export function inLanguages(body: (language: Language) => void): void {
  describe('in bn', () => body('bn'));
  describe('in en', { tags: ['extended'] }, () => body('en'));
}
