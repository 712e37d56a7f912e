const sources = import.meta.glob<string>('../../../../src/gateway/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Patterns of audit kinds in code: whole, or as the suffix of a module's own, which `act` prefixes with its name. */
const WHOLE = /(?:audited(?:Refusal|Failure)?\(ctx, |kind: |kind = )'((?:[a-z]+)\.[A-Za-z]+)'/g;
const ENDING = /\b(?:act|done)\(\s*'([A-Za-z]+)'/g;
const BEGINNING = /audited\(ctx, `([a-z]+)\.\$\{kind\}`/g;
/** `act` is passed to the other files of its folder. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Returns every kind of event that the code writes to the audit log. */
export function kindsWritten(): string[] {
  const beginnings = new Map(
    Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(BEGINNING)].map(([, of]) => [folderOf(path), of]),
    ),
  );
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const module = beginnings.get(folderOf(path));
    const whole = [...source.matchAll(WHOLE)].map(([, kind = '']) => kind);
    const ends = module ? [...source.matchAll(ENDING)].map(([, end]) => `${module}.${end}`) : [];
    return path.includes('/alert/') || path.includes('/demo/') ? [] : [...whole, ...ends];
  });
  return [...new Set(found)].sort();
}

/** Kinds without an alert to the owner, with the reason. */
export const UNTOLD: Record<string, string> = {
  'activity.act': 'The player’s own press; what comes of it later is told.',
  'activity.draw': 'The player sees at once what was drawn.',
  'mission.claim': 'The player sees at once what was given.',
  'avatar.chosen': 'A picture opens nothing, and nobody else sees it.',
  'password.linkAsked': 'The link itself is the message.',
  'points.convert': 'It takes the payment password, and what comes of it stays in the same account.',
  'proof.passkey': 'Nothing is given before the passkey has signed.',
  'proof.send': 'The code is the message.',
  'security.access': 'It only refuses.',
  'security.totpBegin': 'Nothing is in force before a code was right.',
  'security.passkeyBegin': 'Nothing is in force before the passkey is made.',
  'security.passkeyFactor': 'Nothing is given before the passkey has signed.',
  'security.passkeyName': 'A name opens nothing.',
  'security.contactBegin': 'The codes are the message.',
  'limits.deposit': 'Lower counts for the owner’s protection; higher is told of when it takes effect.',
  'limits.reality': 'It only reminds.',
  'limits.matched': 'It would tell of somebody else’s exclusion.',
  'lottery.placed': 'Only a bet that is refused is written down, and whoever bets is told.',
  'lottery.cancelled': 'Only what is refused is written down, and whoever cancels is told.',
  'grant.reverted': 'The case that takes it back is open; its payouts tell the player.',
  'grant.restored': 'It puts back what the player saw before.',
  'link.offer': 'Nothing is linked before the password.',
  'session.signIn': 'It is told of where its place is new.',
  'social.signIn': 'It is told of where its place is new.',
  'sms.budget': 'It is about no account.',
  'studio.roundOpen': 'It stands among the rounds that they have not ended; what it needs is an operator.',
  'team.fileAsked': 'It changes nothing; whoever asks for it sees the same on the page.',
  'team.linkMade': 'A link lets nobody into the agent’s own account.',
  'team.linkClosed': 'It takes nothing away but a way to register.',
  'team.memberMade': 'It lets nobody into the agent’s own account.',
  'trial.open': 'A trial has no money and nobody to write to.',
  'trial.close': 'A trial has no money and nobody to write to.',
  'session.signOut': 'It takes nothing away but the caller’s own session.',
  'deposit.cancelled':
    'No money has come, and the player sees at once that it is cancelled; what comes all the same is told.',
  'withdrawal.cancelled': 'The money never left; only the player can do it, and only where the switch is on.',
  'withdrawal.received': 'The player’s own answer, with nothing to follow.',
  'withdrawal.notReceived': 'The player’s own report: what becomes of it is told.',
};
