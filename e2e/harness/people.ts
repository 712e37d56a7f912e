import { NEW_PASSWORD, passwordOf } from '../../tests/drivers/identity/passwords';
import type { Tester } from './tester';

/** The demo's player: addresses that codes are sent to, and the number as typed. */
export const PLAYERS_NUMBER = { sent: '+8801712345678', typed: '01712345678' };
/** Unregistered numbers. */
export const NEW_NUMBER = { sent: '+8801812345678', typed: '01812345678' };
const OTHER_NUMBER = { sent: '+8801512345678', typed: '01512345678' };

/** Date of birth of an adult. */
export const BIRTHDAY = '1990-12-31';

export { NEW_PASSWORD, passwordOf };

/** Waits until the header shows a logged-in user. */
export async function isIn({ screen }: Tester, username: string) {
  await screen.sees('button', 'header.logout');
  await screen.reads(username);
}

/** Opens home with a session. */
export async function comesIn(tester: Tester, username: string) {
  await tester.isLoggedIn(username);
  await tester.page.goto('/');
  await isIn(tester, username);
}

/** Waits until the header shows a balance, at any width. */
export const isThere = ({ screen }: Tester) => screen.sees('button', 'header.balance.refresh');

/** Waits until the header shows the login form. */
export const isOut = ({ screen }: Tester) => screen.sees('form', 'header.quickLogin');

/** Opens a dialog by its address. */
export async function opens({ page, screen }: Tester, dialog: 'login' | 'register' | 'forgotPassword', title: string) {
  await page.goto(`/?dialog=${dialog}`);
  await screen.sees('dialog', title);
}

/** Fills in the open login by user name, and submits it. */
export async function sendsLogin({ screen }: Tester, username: string, password = passwordOf(username)) {
  await screen.sees('button', 'login.forgot');
  await screen.fill('login.username', username);
  await screen.fill('login.password', password);
  await screen.press('login.submit');
}

/** Logs in by user name, in the dialog. */
export async function logsIn(tester: Tester, username: string, password = passwordOf(username)) {
  await opens(tester, 'login', 'login.title');
  await sendsLogin(tester, username, password);
}

/** Requests a code in the open form, and types the one that arrives. */
export async function typesCode(
  tester: Tester,
  purpose: string,
  number: { sent: string; typed: string },
  known: string[] = [],
) {
  await tester.screen.fill('phone.number', number.typed);
  await tester.screen.press('phone.send');
  const code = await tester.code(purpose, number.sent, known);
  await tester.screen.fill('phone.code', code);
  return code;
}

/** Logs in by phone number and code, in the dialog. */
export async function logsInByCode(tester: Tester, number = PLAYERS_NUMBER) {
  await opens(tester, 'login', 'login.title');
  await tester.screen.press('login.tab.mobile');
  await typesCode(tester, 'login', number);
  await tester.screen.press('login.submit');
}

/**
 * Ends the current session: its time is over, or it was ended elsewhere, which the page learns from its next request.
 */
export async function losesSession(tester: Tester, endReason: string) {
  // A centre covers the button; this stands for any request of the page, once no other request could report the end
  // first.
  const refresh = tester.page.locator('.balance .refresh').last();
  await refresh.waitFor({ state: 'attached' });
  if (endReason === 'ranOut') return tester.waits(31 * 60);
  await tester.edge.rests();
  await tester.isLoggedOutElsewhere();
  await refresh.dispatchEvent('click');
}

export async function logsOut(tester: Tester) {
  await tester.screen.press('header.logout');
  await tester.screen.press('logout.confirm');
  await isOut(tester);
}

/** Types a user name into the open registration, which starts with the phone number. */
export async function byName({ screen }: Tester, username: string) {
  await screen.press('register.byUsername');
  await screen.fill('register.username', username);
}

/** Expands the optional fields of the open registration. */
export const unfolds = ({ screen }: Tester) => screen.press('register.optional');

type Registering = { username?: string; password?: string; number?: typeof NEW_NUMBER | null };

/**
 * Fills in the required fields of a registration. Both methods verify a number by a code; `number: null` leaves it
 * out, for modules that send no codes.
 */
export async function fillsRegistration(tester: Tester, registrant: Registering) {
  const { screen } = tester;
  const password = registrant.password ?? NEW_PASSWORD;
  if (registrant.username !== undefined) await byName(tester, registrant.username);
  if (registrant.number !== null) await typesCode(tester, 'registration', registrant.number ?? OTHER_NUMBER);
  await screen.fill('register.password', password);
  await screen.fill('register.confirmPassword', password);
  await screen.fill('register.birthday', BIRTHDAY);
  await screen.tick('register.age', true, { age: 18 });
  await screen.tick('register.terms', true);
}

/** Opens the security centre of the logged-in user, and one of its parts by its button. */
export async function openSecurity({ screen }: Tester, part?: string) {
  await screen.visit('/?dialog=memberCentre&page=securityCenter');
  await screen.sees('heading', 'security.title');
  if (part) await screen.press(part);
}

type ContactChange = { mobile?: string; email?: string; password: string };

/** Types a new contact and the password into the form that is open, and requests the codes. */
export async function requestsContactCodes({ screen }: Tester, { mobile, email, password }: ContactChange) {
  if (mobile) await screen.fill('security.contact.mobile', mobile);
  if (email) await screen.fill('security.contact.email', email);
  await screen.fill('security.password', password);
  await screen.press('security.contact.submit');
}

/** Types the code that was sent to the new contact, after the one to the old contact if there is one, and confirms. */
export async function confirmsContact(tester: Tester, sentTo: string, oldContact?: string) {
  if (oldContact) await tester.screen.fill('security.contact.oldCode', await tester.code('contact', oldContact));
  await tester.screen.fill('security.contact.newCode', await tester.code('contact', sentTo));
  await tester.screen.press('security.contact.confirm');
}

/** Types a new password, and its confirmation if requested. */
export async function typesNewPassword({ screen }: Tester, password = NEW_PASSWORD) {
  await screen.fill('password.new', password);
  await screen.fill('password.confirmation', password);
}

/**
 * Makes the next balance request report that the platform is closed; waits for pending calls, so that no other reports
 * it.
 */
export async function triggerPlatformClosed({ gateway, screen, edge }: Tester): Promise<void> {
  await edge.rests();
  await gateway.ops('fault', 'balance', '503', '--times', '1');
  await screen.press('header.balance.refresh');
}
