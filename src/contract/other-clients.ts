/**
 * Parts of the contract that the portal or the gateway does not use, each with its reason: they are for other clients
 * (native apps, mirrors, verifiers), or follow the payloads of the specification (`own.contract.other-clients`).
 *
 * Keys: `call <name>`; `reply <field>`, which the portal does not read; `request <field or header>`, which the gateway
 * does not read; `unsent <field>`, which the portal does not send. A field of a single call is `<call>.<field>`. Each
 * is tested on the wire: `npm run requirements -- --wires`.
 */
export const OTHER_CLIENTS: Readonly<Record<string, string>> = {
  ...because('s7.call.launch-game: launching works by any method; the portal posts', [
    'call launchGameByPut',
    'call launchGameByGet',
    'call launchGameByDelete',
  ]),
  'call hotGames': 'a lane of games that the lobby does not have: it reads gameList',
  'call domainRoute': 's7.call.domain-route: native shells and mirrors choose an address by it; a page already has one',
  'call memberIcon': 's7.call.member-icon: the portal displays playerAvatar, which covers uploaded pictures',
  'call lotteryOrders': 'orders alone; the portal lists them in the betting record, with all other bets',
  'call cashInPicture': 'own pictures of a receipt, to check what was sent; the portal displays how many are stored',
  'call activityPicture':
    'own pictures of an entry, to check what was sent; the portal displays the state of the entry',
  'call raffleDraws': 'every draw of a raffle, to verify it without us; the portal displays the own one',

  ...because(
    's3.permission.settings: the portal asks registerRules, and the gateway applies the CDN itself (s9.const.launch-cdn)',
    ['reply registerValidation', 'reply launchGameCDNs'],
  ),
  'reply nodes': 's7.relay.vass-game-type: the lobby links to categories, not to their nodes',
  'reply csType': 's3.permission.customer-service: the portal offers contacts in the order of the list',
  ...because('s7.call.whitelabel: the portal has its own menu, names and languages before the first call', [
    'reply whitelabel.menu',
    'reply whitelabel.brand',
    'reply merchantCode',
    'reply defaultLanguage',
  ]),
  'reply toUpline': 's3.member-info.fields: the transfer page asks for the partners themselves',
  'reply memberLabel': 's3.member-info.fields: labels are for operators',
  'reply algorithm': 'the format of ALTCHA; the portal knows the only algorithm',
  'reply oldAsked': 'the old contact receives a code, too; the portal knows this from securityOverview',
  'reply transferId': 'names the transfer in support cases; the portal opens the account record',
  'reply studio': 'names the studio for verifiers; the portal displays the name of the game',
  'reply game_url2': 's3.game.fields: the address of a trial; the portal launches trials by launchGame',
  'reply nodeName': 's3.game.fields: the portal has names of categories in its own catalogues',
  ...because('filters of the game list that the lobby does not offer yet', [
    'reply features',
    'reply facets',
    'reply feature',
    'reply hasTrial',
    'unsent feature',
    'unsent hasTrial',
    'unsent minReturn',
  ]),
  'reply roundOpen': 'for clients that resume a game; the portal hears of open rounds from the frame (s8.game.leave)',
  'reply favorite': 'repeats the request',
  'reply playedAt': 'the portal displays recent games in their order alone',
  'reply gameGroupCode': 's3.lottery-menu.fields: the portal groups lotteries by area',
  ...because('evidence of a draw: npm run verify-draw reads it as a file', [
    'reply feeds',
    'reply publishedAt',
    'reply feed',
    'reply genuine',
  ]),
  'reply effectiveTo': 'the end of a contract; the portal displays its state and start',
  'reply expires': 'points never expire: always null',
  'reply toStake': 'the portal displays it before the conversion, computed from pointConfig',
  'reply luck': 'a verifier checks a draw of a raffle by it',

  ...because('s7.call.session-freeplay: the payload has it; no rule of a trial depends on the device', [
    'request os',
    'request freePlay.platform',
    'request Gateway-Version',
  ]),
  ...because('s3.registration.payload-extras: a constant of the payload, checked and not stored', [
    'request registerMethod',
    'request firebaseChannel',
  ]),
  ...because('s3.game-launch.fixed: a constant of the payload, checked and not stored', [
    'request accountType',
    'request confirmTrans',
    'request clientType',
  ]),
  'request merchantCode': 's3.game-launch.fields: repeats the header Merchant, which the gateway reads',
  ...because('s3.lottery-launch.payload: launches of the lottery lobby; the portal opens its own lottery pages', [
    'unsent lottoArea',
    'unsent prizeMode',
    'unsent device',
  ]),
  'unsent size': 'the portal takes the default number of rows',
};

function because(reason: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, reason]));
}
