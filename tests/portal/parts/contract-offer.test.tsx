// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { offeredContract } from '../../../machines/samples';
import { agentContractEndpoints } from '../../../src/contract/agents/agent-contract-endpoints';
import { contractOfferFlow } from '../../../src/portal/parts/contract-offer/contract-offer.flow';
import { Offer } from '../../../src/portal/parts/contract-offer/offer';
import { eventually } from '../../harness/eventually';
import { speaking, wordsOf } from '../../harness/words';
import { show } from '../harness/dialog-support';
import { lend } from '../harness/flow-support';
import { heldPortal } from '../harness/held-portal';

const OFFERS = '/wps/agent/contracts';

afterEach(() => speaking('en'));

/** A running offer of a daily salary as it is wired. */
function opens(language: 'bn' | 'en', replies: Parameters<typeof lend>[0] = {}) {
  speaking(language);
  const translate = wordsOf(language);
  const { deps, sent } = lend(replies);
  const input = { downline: '', kind: 'daily' as const, kinds: ['daily' as const] };
  const offer = createActor(contractOfferFlow(deps, deps.clientFor(agentContractEndpoints)), { input }).start();
  onTestFinished(() => void offer.stop());
  const { user } = show(<Offer offer={offer} />, { page: { ...heldPortal().page, vault: deps.vault } });
  const rates = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: translate('contracts.form.rate') });
  const downline = () => screen.getByRole('textbox', { name: translate('contracts.form.downline') });
  const press = (id: string) => user.click(screen.getByRole('button', { name: translate(id) }));
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  return { translate, sent, offer, user, rates, downline, press, alerts };
}

test.each(['bn', 'en'] as const)(
  'in %s each error of an offer disappears with its cause, and with its tier [own.contract.offered own.form.corrected]',
  async (language) => {
    const { translate, sent, user, rates, downline, press, alerts } = opens(language);
    await press('contracts.tier.add');
    await press('contracts.continue');
    await eventually(() =>
      expect(rates().map((rate) => rate.ariaInvalid ?? rate.getAttribute('aria-invalid'))).toEqual(['true', 'true']),
    );
    expect(alerts().join()).toContain(translate('contracts.problem.empty'));
    await user.type(downline(), 'bijoy');
    await eventually(() => expect(alerts().join()).not.toContain(translate('contracts.problem.empty')));
    await user.type(rates()[0] ?? downline(), '5');
    await press('contracts.tier.remove');
    await eventually(() => expect(alerts()).toEqual([]));
    expect([rates().length, sent]).toEqual([1, []]);
  },
);

test.each(['bn', 'en'] as const)(
  'in %s the terms are reviewed before sending and can be edited [own.contract.offered s3.contract-offer.fields]',
  async (language) => {
    const { translate, sent, offer, user, rates, downline, press } = opens(language, {
      [OFFERS]: { value: offeredContract },
    });
    await user.type(downline(), 'bijoy');
    await user.type(rates()[0] ?? downline(), '5');
    await press('contracts.continue');
    const heading = await screen.findByRole('heading', { name: translate('contracts.review', { downline: 'bijoy' }) });
    expect([document.activeElement, screen.queryAllByRole('textbox'), sent]).toEqual([heading, [], []]);
    await press('contracts.change');
    await eventually(() => expect(rates().map(({ value }) => value)).toEqual(['5']));
    await press('contracts.continue');
    await screen.findByRole('heading', { name: translate('contracts.review', { downline: 'bijoy' }) });
    await press('contracts.send');
    await eventually(() => expect(offer.getSnapshot().output).toEqual({ offered: offeredContract }));
    expect(sent).toMatchObject([{ body: { downline: 'bijoy', terms: { kind: 'daily', tiers: [{ rate: 5_000 }] } } }]);
  },
);

test.each(['bn', 'en'] as const)(
  'in %s a rejection is shown over the form, and the input stays [own.contract.offered]',
  async (language) => {
    const message = 'Another contract of this kind still waits for an answer.';
    const { user, rates, downline, press, alerts } = opens(language, {
      [OFFERS]: { status: 409, code: 'contract.open', message },
    });
    await user.type(downline(), 'bijoy');
    await user.type(rates()[0] ?? downline(), '5');
    await press('contracts.continue');
    await eventually(() => expect(screen.queryAllByRole('textbox')).toEqual([]));
    await press('contracts.send');
    await eventually(() => expect(alerts()).toEqual([message]));
    expect(rates().map(({ value }) => value)).toEqual(['5']);
  },
);
