import { performScripts } from './perform-scripts';

performScripts([{ flow: 'form', number: 1, language: 'bn' }]);
