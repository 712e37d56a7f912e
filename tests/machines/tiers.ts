/**
 * Charts of the operators' desk: they have a driver and path tests in the rendered tier. In a browser a journey runs
 * through them, because their paths need several operators with authenticator apps.
 */
export const atDesk: readonly string[] = [
  'desk',
  'desk-act',
  'desk-approvals',
  'desk-audit',
  'desk-login',
  'desk-money',
  'desk-item',
  'desk-pictures',
  'desk-player',
  'desk-players',
  'desk-queue',
  'desk-queues',
];

/**
 * Charts without a view in the portal: what runs them, and the test that runs their generated paths there in place of
 * an upper tier. All others have a driver and path tests in the rendered and the browser tier.
 */
export const elsewhere: Record<string, { reason: string; walked: string }> = {
  'abuse-case-lifecycle': {
    reason: 'The gateway runs it, through transition(): operators and the search for signals act on a case.',
    walked: 'tests/gateway/operations/abuse/abuse-case-lifecycle.test.ts',
  },
  'activity-lifecycle': {
    reason:
      'The gateway runs it, through transition(): where a player is in an activity comes to the pages from there.',
    walked: 'tests/gateway/rewards/activity/activity-lifecycle.test.ts',
  },
  'affiliate-lifecycle': {
    reason: 'The gateway runs it, through transition(): operators alone act on an application.',
    walked: 'tests/gateway/agents/affiliate/affiliate-lifecycle.test.ts',
  },
  analytics: {
    reason:
      'It runs beside the page, in a root of its own and later; e2e/journeys/platform/analytics.test.ts has it in a browser.',
    walked: 'tests/portal/features/platform/analytics/paths.test.tsx',
  },
  'app-update': {
    reason:
      'It runs beside the page, in a root of its own and later; e2e/journeys/platform/installed.test.ts and updates.test.ts have it in a browser.',
    walked: 'tests/portal/features/platform/app-update/paths.test.tsx',
  },
  'blackjack-round': {
    reason:
      'The studio runs it, through transition(): the clock, the beacon and the stakes of its table act on a round.',
    walked: 'tests/studio/tables/blackjack-round.test.ts',
  },
  'cash-in-lifecycle': {
    reason: 'The gateway runs it, through transition(): operators and the clock act on a report.',
    walked: 'tests/gateway/money/cash-in/cash-in-lifecycle.test.ts',
  },
  'contract-lifecycle': {
    reason:
      'The gateway runs it, through transition(): what an agent may do with a contract comes to the page from there.',
    walked: 'tests/gateway/agents/agreements/contract-lifecycle.test.ts',
  },
  'crash-round': {
    reason: 'The studio runs it, through transition(): the clock and the beacon alone act on a round.',
    walked: 'tests/studio/tables/crash-round.test.ts',
  },
  'draw-lifecycle': {
    reason:
      'The gateway runs it, through transition(): nobody but the clock, the sources of results and operators acts on a draw.',
    walked: 'tests/gateway/play/draw/draw-lifecycle.test.ts',
  },
  'fixture-round': {
    reason: 'The studio runs it, through transition(): the clock and the beacon alone act on a round.',
    walked: 'tests/studio/tables/fixture-round.test.ts',
  },
  'grant-lifecycle': {
    reason: 'The gateway implements it in SQL, in the statement that settles a bet, and as a job.',
    walked: 'tests/gateway/rewards/offer/grant-lifecycle.test.ts',
  },
  live: {
    reason: 'It runs beside the page, later; e2e/journeys/platform/live.test.ts has it in a browser.',
    walked: 'tests/portal/features/platform/live/paths.test.ts',
  },
  'live-tables': {
    reason:
      'The lanes of home run it beside those without a chart; e2e/journeys/platform/live-home.test.ts has it in a browser.',
    walked: 'tests/portal/parts/live-tables-paths.test.tsx',
  },
  'promo-bar': {
    reason:
      'It runs beside the page, in a root of its own and later; e2e/journeys/support/promo-bar.test.ts has it in a browser.',
    walked: 'tests/portal/features/support/promo-bar/paths.test.tsx',
  },
  'redemption-lifecycle': {
    reason: 'The gateway runs it, through transition(): operators alone act on a redemption.',
    walked: 'tests/gateway/rewards/points/redemption-lifecycle.test.ts',
  },
  'room-round': {
    reason: 'The studio runs it, through transition(): players decide in the frame, which no chart drives.',
    walked: 'tests/studio/rooms/room-round.test.ts',
  },
  'studio-hold-lifecycle': {
    reason: 'The gateway runs it, through transition(): operators and the studio act on a held credit.',
    walked: 'tests/gateway/play/studio/studio-hold-lifecycle.test.ts',
  },
  'table-round': {
    reason: 'The studio runs it, through transition(): the clock and the beacon alone act on a round.',
    walked: 'tests/studio/tables/table-round.test.ts',
  },
  'withdrawal-lifecycle': {
    reason: 'The gateway runs it, through transition(); the player’s charts get its value and what it permits.',
    walked: 'tests/gateway/money/withdrawal/withdrawal-lifecycle.test.ts',
  },
};
