import type { Page } from 'playwright';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import type { RunningGateway } from './gateway';
import type { Tester } from './tester';
import { until } from './until';
import { clientAt } from './wire';

/** Window in which a provider asks for a login. A closing window is still listed, without that field. */
export const windowOf = ({ context, page }: Tester): Promise<Page> =>
  until(async () => {
    for (const other of context.pages().filter((candidate) => candidate !== page))
      if (await asksPerson(other)) return other;
    return undefined;
  }, 'No window of a provider is open.');

const asksPerson = (popup: Page): Promise<boolean> =>
  popup
    .locator('#person')
    .isVisible()
    .catch(() => false);

/** Identifies a person at the provider, and consents. */
export async function allows(tester: Tester, person: string) {
  const popup = await windowOf(tester);
  await popup.locator('#person').fill(person);
  const closed = popup.waitForEvent('close');
  await popup.locator('button[value=agree]').click();
  await closed;
}

/** Rejects at the provider. */
export const refuses = async (tester: Tester) => (await windowOf(tester)).locator('button[value=refuse]').click();

/** Closes the provider's window. */
export const closesWindow = async (tester: Tester) => (await windowOf(tester)).close();

/** Links a demo account to a person of a provider, without a browser, while the puzzle's module is off. */
export async function linkAt(
  gateway: RunningGateway,
  username: string,
  provider: 'google' | 'facebook',
  person: string,
): Promise<void> {
  const { client, isIn } = clientAt(gateway);
  await isIn(username);
  const { url: page, state, key } = await client.socialBegin({ provider, purpose: 'link' });
  const authorizationUrl = new URL(page, gateway.url);
  const answer = new URLSearchParams({ ...Object.fromEntries(authorizationUrl.searchParams), person, answer: 'agree' });
  const { headers } = await fetch(`${gateway.url}${authorizationUrl.pathname}/answer?${answer}`, {
    redirect: 'manual',
  });
  const code = new URL(headers.get('location') ?? '', gateway.url).searchParams.get('code') ?? '';
  const { linkId } = await client.offerLink({ provider, code, state, key });
  await client.confirmLink({ linkId, password: passwordOf(username) });
}
