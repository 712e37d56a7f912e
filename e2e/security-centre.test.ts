import { securityCentreSamples } from '../machines/security-centre/security-centre.samples';
import { securityCentreDriver } from '../tests/drivers/security-centre.driver';
import { addsApp, removesApp } from './support/app';
import { opensCentre } from './support/centre';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { clientAt, enrolAppAt } from './support/wire';

/**
 * What the account has: once its name is set nobody sets it again, and its address is changed once here. `paid`: it has a payment
 * password; `bound`: how many accounts. `empty`: it holds nothing, and is there to be closed.
 */
type Account = { named: boolean; app: boolean; moved: boolean; paid: boolean; bound: number; empty: boolean };

const begins: Account = { named: false, app: false, moved: false, paid: true, bound: 2, empty: false };
const secrets = new WeakMap<Tester, string>();
const { realName } = securityCentreSamples.outcomes.loadOverview['all is set'].output;

/** Opens it for a player who has set all there is. */
async function opensWithAll(tester: Tester) {
  const { gateway } = tester;
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  secrets.set(tester, await enrolAppAt(gateway, 'player'));
  const { client, logsIn } = clientAt(gateway);
  await logsIn('player');
  await client.setRealName({ realName });
  await opensCentre(tester);
}

/** How a part can end, and what that makes of the account. */
function ended(part: string, end: string, kind: unknown, account: Account): Account | undefined {
  if (end === 'left') return account;
  if (part === 'realNameForm') return { ...account, named: true };
  if (part === 'totpEnrolment') return { ...account, app: !account.app };
  if (part === 'contactChange') return kind === 'email' && !account.moved ? { ...account, moved: true } : undefined;
  // The form for the first payment password has no old one, and the same account is not bound twice.
  if (part === 'paymentPassword') return account.paid ? undefined : { ...account, paid: true };
  if (part === 'bankAccount') return account.bound === 2 ? { ...account, bound: 3 } : undefined;
  return account.empty ? account : undefined;
}

tour<Account>('security-centre', securityCentreDriver, {
  openings: {
    'the player opens it': { world: begins, open: (tester) => opensCentre(tester) },
    'a player who has set all opens it': { world: { ...begins, named: true, app: true }, open: opensWithAll },
    'an agent who holds nothing opens it': {
      world: { ...begins, paid: false, bound: 0, empty: true },
      open: (tester) => opensCentre(tester, 'securityCenter', 'agent'),
    },
  },
  acts: ['sessionList', 'realNameForm', 'totpEnrolment', 'contactChange', 'paymentPassword', 'bankAccount', 'closingForm'],
  waits: ({ invoke }) => (invoke === 'loadOverview' ? 'securityOverview' : undefined),
  after({ event, sample }, { context, world }) {
    const { named, app, paid, empty } = world;
    const allSet = named && app && paid;
    const shown = Object(context.overview);
    if (sample?.of === 'loadOverview') return sample.class === 'offline' || (sample.class === 'all is set') === allSet ? world : undefined;
    if (sample && sample.of in securityCentreSamples.outcomes) return ended(sample.of, sample.class, context.kind, world);
    if (event.type === 'retry.requested') return world;
    // Third parties are off.
    if (event.type === 'next.chosen') return Object(event.next).to === 'changePassword' ? world : undefined;
    if (empty && !['closing.chosen', 'paymentPassword.chosen', 'bankAccounts.chosen'].includes(event.type)) return undefined;
    // What the samples say of the app, or of the payment password, may be more than there is, or less.
    if (event.type === 'totp.chosen') return shown.totp === app ? world : undefined;
    if (event.type === 'paymentPassword.chosen' || event.type === 'bankAccounts.chosen')
      return shown.paymentPassword === paid ? world : undefined;
    return event.type === 'realName.chosen' && named ? undefined : world;
  },
  async prepare(tester, { sample }, _, { app }) {
    if (sample?.of !== 'totpEnrolment' || sample.class !== 'changed') return;
    if (app) await removesApp(tester, secrets.get(tester) ?? '');
    else secrets.set(tester, await addsApp(tester));
  },
});
