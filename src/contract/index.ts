export type { Captcha, Slide, SlideAnswer, Work, WorkAnswer } from './challenge';
export { type Client, type ClientDependencies, type ClientOf, createClient, type SiteClient } from './client';
export type { Deposit, DepositPage, DepositState, DepositTerms } from './deposit';
export type { Endpoint, EndpointName, Endpoints, Request, Value } from './endpoints';
export { asFailure, type Failure } from './failure';
export type { GamingLimits, LimitPeriod } from './gaming-limits';
export type { MemberInfo, RealityCheck } from './member';
export { isOn, MODULES, type Module, type ModuleId } from './modules';
export type { Banner, Notice, NoticeType } from './notices';
export { brokenRule, type PasswordRule } from './password';
export type { AccountRecord, PersonalLoss, RecordKind, RecordState } from './records';
export {
  type RegisterMobileRequest,
  type RegisterRequest,
  type RegistrationRules,
  RULED,
  type RuledField,
  registrationRules,
} from './registration';
export { type FieldIssue, isRequired, issue, issuesOf, shownFields, type Way } from './registration-form';
export type { ContactBegun, SecurityOverview, SessionList, TotpOffer } from './security';
export type { LoggedIn, LoginRequest, SessionTime } from './session';
export { type Language, SETTINGS } from './settings';
export type { Country, SystemStatus } from './system';
export type { BankAccount, BankAccounts, MerchantWallet, PartnerTransferred, PaymentPasswordState, TransferPartners } from './wallet';
export { freshness, type Sealed, sealed, sealedValue } from './wire';
export type { Withdrawal, WithdrawalList, WithdrawalPreview, WithdrawalState, WithdrawalTerms } from './withdrawal';
