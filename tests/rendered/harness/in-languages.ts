import { describe } from 'vitest';
import type { Language } from '../../../src/atlas';

/** Describes a page in both languages: Bengali, which most players read, in the gate; English in `npm run test:all`. */
export function inLanguages(body: (language: Language) => void): void {
  describe('in bn', () => body('bn'));
  describe('in en', { tags: ['extended'] }, () => body('en'));
}
