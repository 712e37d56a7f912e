import { passwordFits } from '../../../src/gateway/identity/account/passwords';
import { hashLightly, isHashingLightly } from './argon2';

// The decoy for unknown names is hashed once per process. It keeps the gateway's own cost, which tests of timing rely
// on.
if (!isHashingLightly()) {
  await passwordFits(undefined, '');
  hashLightly();
}
