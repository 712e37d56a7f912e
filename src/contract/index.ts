export type { Avatar, AvatarChoice, StaticAvatar } from './avatar';
export type { Bet, BetDetail, BetList, BetStatus } from './bets';
export type { Captcha, Slide, SlideAnswer, Solution, Work, WorkPurpose } from './challenge';
export type { ChatEntry, ChatLine, ChatPlace } from './chat-endpoints';
export {
  type Client,
  type ClientDependencies,
  type ClientOf,
  createClient,
  type PageClient,
  type SiteClient,
} from './client';
export type { Article, Audience, BannerGroup, HelpCenter, HelpEntry } from './content';
export type { Deposit, DepositPage, DepositReturn, DepositState, DepositTerms } from './deposit';
export type { Endpoint, EndpointName, Endpoints, Line, Request, Value } from './endpoints';
export { asFailure, type Failure, messageIn } from './failure';
export type { GameType } from './game-kinds';
export type { Game, GameDetail, GameList, Room, VendorCard, Winner } from './games';
export type { GamingLimits, LimitPeriod } from './gaming-limits';
export type { MemberInfo, RealityCheck } from './member';
export type { Message, MessagePage } from './message-endpoints';
export { isOn, MODULES, type Module, type ModuleId } from './modules';
export type { Banner, BannerPicture, Notice, NoticeType } from './notices';
export type { Bonus, NewcomerOffer, Offer, OfferCategory, OfferTag, OfferTerms } from './offers';
export type { PasskeyList } from './passkey';
export type { PasswordRule } from './password';
export type { Profile, ProfileField } from './profile';
export type { AccountRecord, PersonalLoss, RecordKind, RecordState } from './records';
export type { RegisterMobileRequest, RegisterRequest, RegistrationRules, RuledField } from './registration';
export type { FieldIssue, Way } from './registration-form';
export type { Reward } from './rewards';
export type { ContactBegun, SecurityOverview, SessionList, TotpOffer } from './security';
export type { LoggedIn, LoginRequest, SessionTime } from './session';
export { GATEWAY_SETTINGS, type Language, SETTINGS } from './settings';
export type { Country, SystemStatus } from './system';
export type {
  BankAccount,
  BankAccounts,
  MerchantWallet,
  PartnerTransferred,
  PaymentPasswordState,
  TransferPartners,
} from './wallet';
export type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned } from './webauthn';
export { freshness, type Sealed, sealed, sealedValue, TRUST_HEADER } from './wire';
export type { Withdrawal, WithdrawalList, WithdrawalPreview, WithdrawalState, WithdrawalTerms } from './withdrawal';
