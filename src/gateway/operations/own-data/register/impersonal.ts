/** Reasons for which a table has no personal data of players. */
type Impersonal = 'site' | 'catalogue' | 'programs' | 'staff' | 'digests' | 'demo' | 'sums';

/**
 * Tables without personal data of players, by reason. A column whose name looks personal is a decision, too: it is
 * listed after a colon.
 */
export const IMPERSONAL_TABLES: Readonly<Record<Impersonal, readonly string[]>> = {
  /** Settings and texts of the site, the same for all players. */
  site: [
    'activities',
    'broadcasts',
    'cash_in_wallets',
    'chat_words',
    'content_revision',
    'content_versions',
    'leaderboard_windows',
    'leaderboards',
    'missions',
    'notice_revision',
    'notices: picture',
    'offer_versions',
    'point_goods: picture',
    'registration_rules',
    'registration_terms',
    'site_settings: name',
    'sms_budgets',
    'sms_costs: country',
    'sms_provider',
    'statement_sources',
    'support_contacts',
    'system_blocked_regions: country',
    'system_maintenance',
    'system_modules',
    'vip_days',
    'vip_levels',
    'vip_versions',
  ],
  /** Games, studios and draws. */
  catalogue: [
    'catalogue_revision',
    'game_key_counts',
    'game_keys',
    'game_maintenance',
    'game_near_keys',
    'game_rooms',
    'games',
    'lottery_chains',
    'lottery_evidence',
    'lottery_issues',
    'lottery_plans',
    'lottery_results',
    'lottery_runs',
    'room_reports',
    'studio_game_limits',
    'studio_keys',
    'studio_nonces',
    'studio_odds',
    'studios: name',
    'vendor_categories',
    'vendors',
  ],
  /** State of our programs. Errors in browsers are stored by fixed lists and forms (`own.client-errors.private`). */
  programs: [
    'abuse_looks',
    'client_errors: name',
    'definition: name',
    'envelope_keys',
    'envelope_nonces',
    'faults',
    'ledger_verifications',
    'migration: name',
    'outbox_failures',
    'sent_messages: country',
    'platform_clock',
    'shared_secrets: name',
  ],
  /** Operators, who are employees; their data are under the employer's rules. */
  staff: [
    'abuse_cases',
    'operator_claims',
    'operator_credentials',
    'operator_enrolments',
    'operator_logins',
    'operator_sessions',
    'operators: name',
    'payout_batches',
    'statements',
  ],
  /**
   * Keys that are digests, or belong to visitors before there is an account. All are deleted within days of their
   * expiry, but for the digests of erased accounts' user names.
   */
  digests: [
    'allowances',
    'challenge_proofs',
    'challenge_strain',
    'challenge_work_done',
    'challenges',
    'passkey_challenges',
    'phone_tokens: mobile',
    'retired_names',
    'sign_in_failures',
    'sms_cost_days: country',
    'sms_spent',
    'verification_codes',
  ],
  /** The demo's imaginary persons, providers and outbox; empty elsewhere. */
  demo: [
    'demo_draw_ways',
    'demo_payment_events',
    'demo_payment_ways',
    'demo_payments: payer_name payer_number',
    'demo_payouts',
    'demo_provider_codes: name',
    'demo_seed',
    'outbox_messages: recipient body',
  ],
  /** Sums over all players. */
  sums: ['contract_runs', 'lottery_exposures', 'studio_budgets'],
};
