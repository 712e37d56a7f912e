export {
  type Client,
  type ClientDependencies,
  type ClientOf,
  createClient,
  type PageClient,
  type SiteClient,
} from './client';
export type { Endpoint, EndpointName, Endpoints, Line, Request, Value } from './endpoints';
export type { Avatar, AvatarChoice, StaticAvatar } from './identity/avatar';
export type { Captcha, Slide, SlideAnswer, Solution, Work, WorkPurpose } from './identity/challenge';
export type { MemberInfo, RealityCheck, SessionTime } from './identity/member';
export type { PasskeyList } from './identity/passkey';
export type { PasswordRule } from './identity/password';
export type { Profile, ProfileField } from './identity/profile';
export type { RegisterMobileRequest, RegisterRequest, RegistrationRules, RuledField } from './identity/registration';
export type { FieldIssue, RegistrationMethod } from './identity/registration-form';
export type { ContactChangeStart, SecurityOverview, SessionList, TotpOffer } from './identity/security';
export type { LoggedIn, LoginRequest } from './identity/session';
export type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned } from './identity/webauthn';
export type { CashIn, CashInPage, CashInTerms } from './money/cash-in';
export type { Deposit, DepositPage, DepositReturn, DepositState, DepositTerms } from './money/deposit';
export type { GamingLimits, LimitPeriod } from './money/gaming-limits';
export type { AccountRecord, PersonalLoss, RecordKind, RecordState } from './money/records';
export type {
  BankAccount,
  BankAccounts,
  MerchantWallet,
  PartnerTransferred,
  PaymentPasswordState,
  TransferPartners,
} from './money/wallet';
export type {
  PayoutReview,
  Withdrawal,
  WithdrawalList,
  WithdrawalPreview,
  WithdrawalState,
  WithdrawalTerms,
} from './money/withdrawal';
export { asFailure, type Failure, messageIn } from './platform/failure';
export { isOn, MODULES, type Module, type ModuleId } from './platform/modules';
export { GATEWAY_SETTINGS, type Language, SETTINGS } from './platform/settings';
export type { Country, SystemStatus } from './platform/system';
export { freshness, type Sealed, sealed, sealedValue, TRUST_HEADER } from './platform/wire';
export type { Bet, BetDetail, BetList, BetStatus } from './play/bets';
export type { GameType } from './play/game-kinds';
export type { Game, GameDetail, GameList, Room, VendorCard, Winner } from './play/games';
export type { Bonus, NewcomerOffer, Offer, OfferCategory, OfferTag, OfferTerms } from './rewards/offers';
export type { Reward } from './rewards/rewards';
export type { ChatEntry, ChatLine, ChatPlace } from './support/chat-endpoints';
export type { Article, Audience, BannerGroup, HelpCenter, HelpEntry } from './support/content';
export type { Message, MessagePage } from './support/message-endpoints';
export type { Banner, BannerPicture, Notice, NoticeType } from './support/notices';
