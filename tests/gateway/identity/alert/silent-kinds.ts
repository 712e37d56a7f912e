const sources = import.meta.glob<string>('../../../../src/gateway/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Patterns of audit kinds in code: whole, or as the suffix of a module's own, which `act` prefixes with its name. */
const KIND = /(?:audited(?:Rejection|Failure)?\(ctx, |kind: |kind = )'((?:[a-z]+)\.[A-Za-z]+)'/g;
const SUFFIX = /\b(?:act|done)\(\s*'([A-Za-z]+)'/g;
const PREFIX = /audited\(ctx, `([a-z]+)\.\$\{kind\}`/g;
/** `act` is passed to the other files of its folder. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Returns every kind of event that the code writes to the audit log. */
export function kindsWritten(): string[] {
  const prefixes = new Map(
    Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(PREFIX)].map(([, of]) => [folderOf(path), of]),
    ),
  );
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const module = prefixes.get(folderOf(path));
    const whole = [...source.matchAll(KIND)].map(([, kind = '']) => kind);
    const ends = module ? [...source.matchAll(SUFFIX)].map(([, end]) => `${module}.${end}`) : [];
    return path.includes('/alert/') || path.includes('/demo/') ? [] : [...whole, ...ends];
  });
  return [...new Set(found)].sort();
}

/** Kinds without an alert to the owner, with the reason. */
export const SILENT_KINDS: Record<string, string> = {
  'activity.act': 'The player’s own act; its later outcome is reported.',
  'activity.draw': 'The page shows the drawn prize.',
  'mission.claim': 'The page shows the claimed reward.',
  'avatar.chosen': 'A picture grants no access, and only the player sees it.',
  'cashin.cancelled': 'The player’s own act; nothing was credited.',
  'data.download': 'The alert came when the file was ready; only a session of its owner reads it.',
  'password.linkAsked': 'The link itself is the message.',
  'points.convert': 'It requires the payment password, and the result stays in the same account.',
  'proof.passkey': 'It grants nothing before the passkey has signed.',
  'proof.send': 'The code is the message.',
  'security.access': 'It only rejects.',
  'security.totpBegin': 'It changes nothing before a correct code.',
  'security.passkeyBegin': 'It changes nothing before the passkey is created.',
  'security.passkeyFactor': 'It grants nothing before the passkey has signed.',
  'security.passkeyName': 'A name grants no access.',
  'security.contactBegin': 'The codes are the message.',
  'limits.deposit': 'A lower limit protects the owner; a higher one is reported when it takes effect.',
  'limits.reality': 'It only reminds.',
  'limits.matched': 'It would disclose the exclusion of another account.',
  'lottery.placed': 'Only rejected bets are audited, and the response reports them.',
  'lottery.cancelled': 'Only rejections are audited, and the response reports them.',
  'grant.reverted': 'A case is open; its payouts notify the player.',
  'grant.restored': 'It restores what the player saw before.',
  'link.offer': 'It links nothing before the password.',
  'session.signIn': 'It is reported if the location is new.',
  'social.signIn': 'It is reported if the location is new.',
  'sms.budget': 'It concerns no account.',
  'sms.cost': 'It concerns no account.',
  'studio.roundOpen': 'The player sees the round as open; only an operator can act.',
  'team.fileAsked': 'It changes nothing, and the page shows the same data.',
  'team.linkMade': 'A link grants no access to the agent’s account.',
  'team.linkClosed': 'It only closes a way to register.',
  'team.memberMade': 'It grants no access to the agent’s account.',
  'trial.open': 'A trial has neither a balance nor a contact.',
  'trial.close': 'A trial has neither a balance nor a contact.',
  'session.signOut': 'It only ends the caller’s session.',
  'deposit.cancelled': 'Nothing was paid, and the page shows the cancellation; a late payment is reported.',
  'withdrawal.cancelled': 'The amount never left; only the player can cancel.',
  'withdrawal.received': 'The player’s own answer, without consequences.',
  'withdrawal.notReceived': 'The player’s own report; its outcome is reported.',
};
