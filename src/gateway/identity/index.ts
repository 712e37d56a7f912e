export { countFailure, failuresOf, forgive, lockFailures, lockRejection, purgeFailures } from './account/failures';
export { maskedEmail, maskedMobile, maskedName, maskedNumber, maskedPlayer } from './account/masks';
export { mobileNumber } from './account/mobile-number';
export { judgePassword } from './account/password-rule';
export { hashPassword, passwordFits } from './account/passwords';
export { proveForProtection, provePassword } from './account/prove';
export {
  type Account,
  accountById,
  accountByName,
  accountsUnder,
  becomeAgent,
  becomeMember,
  expirePassword,
  isAgent,
  keepAccount,
  lockAccount,
  lockAccounts,
  mustExist,
  unlock,
} from './account/service';
export { accounts } from './account/tables';
export { inForce, moveInTree, uplineAt, uplineSql, uplinesAt } from './account/tree';
export { alertTasks } from './alert/job';
export { type QueuedAlert, queueAlerts, queuedAlertTasks } from './alert/later';
export { alertOwner } from './alert/service';
export { alertTextsByIds, hideAlert, markAlertsRead, visibleAlertsSql } from './alert/visible-alerts';
export { avatarRoutes } from './avatar/routes';
export { purgePictures } from './avatar/service';
export { mustHaveWorked } from './challenge/proofs';
export { challengeRoutes } from './challenge/routes';
export { openChallenges, purgeChallenges } from './challenge/service';
export { birthdayOf } from './details/details';
export { proveFactorInUse, requiredFactorOf } from './factor/prove';
export { resetFactor } from './factor/reset';
export { purgeTrustedBrowsers } from './factor/trusted-browsers';
export { firebaseRoutes } from './firebase/routes';
export { operatePlace } from './known-locations/service';
export { loginRoutes } from './login/routes';
export { labelsListed, removeLabel, setLabel } from './member/labels';
export { memberRoutes } from './member/routes';
export { readBudgets, setBudget } from './otp/budget';
export { mustBeServed } from './otp/countries';
export { refundUnsent } from './otp/limits';
export { isSmsFailure, SMS_FAILURES, type SmsFailure, setProvider } from './otp/provider';
export { codeRoutes } from './otp/routes';
export { purgeCodes } from './otp/service';
export { purgePasskeyChallenges } from './passkey/challenges';
export { linkTasks, purgeLinks } from './password/links';
export { passwordRoutes } from './password/routes';
export { clearLocked } from './profile/operators';
export { profileRoutes } from './profile/routes';
export { codeOf, giveAffiliateCode, newCode } from './registration/affiliates';
export { rejectFields } from './registration/check';
export { purgeRegistrationKeys } from './registration/idempotency';
export { identityOf } from './registration/identity';
export { paymentHashOf, setPaymentHash } from './registration/payment-password';
export { purgePhoneTokens } from './registration/phone';
export { readPersonName, realNameOf, setRealName } from './registration/real-name';
export { registrationRoutes } from './registration/routes';
export { ruleChange, setRule } from './registration/rule-settings';
export { readRules } from './registration/rules';
export { affiliateCodes } from './registration/tables';
export { identitySealedValues } from './sealed';
export { blockPlayer, logOutPlayer, unblockPlayer } from './security/blocking';
export { purgeContactChanges } from './security/contact';
export { HOLDINGS, type Holding } from './security/holding';
export { passkeyRoutes } from './security/passkey-routes';
export { securityRoutes } from './security/routes';
export { type Admission, admit } from './session/admission';
export { deviceOf } from './session/device';
export { audited, auditedRejection, ownerIdOf, ownerOf } from './session/owner';
export { sessionRoutes } from './session/routes';
export {
  beginOf,
  findValidSessions,
  isGood,
  isTokenOf,
  member,
  purgeSessions,
  revokeSessions,
} from './session/service';
export { sessions } from './session/tables';
export { purgeProofs } from './session/waiting';
export { showSocial } from './social/pages';
export { mustBeRegistered } from './social/providers';
export { socialRoutes } from './social/routes';
export { purgeSocial } from './social/states';
export { proofRoutes } from './step-up/routes';
export { createAuthenticator, stepOfCode } from './totp/authenticator';
export { trialTasks } from './trial/job';
export { trialRoutes } from './trial/routes';
