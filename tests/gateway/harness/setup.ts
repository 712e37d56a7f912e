import fc from 'fast-check';
import { passwordFits } from '../../../src/gateway/identity/account/passwords';
import { hashLightly, isHashingLightly } from './argon2';

// The summary of a run prints only a failure's message, so the error belongs into it next to the example.
fc.configureGlobal({ includeErrorInReport: true });

// The decoy for unknown names is hashed once per process. It keeps the gateway's own cost, which tests of timing rely
// on.
if (!isHashingLightly()) {
  await passwordFits(undefined, '');
  hashLightly();
}
