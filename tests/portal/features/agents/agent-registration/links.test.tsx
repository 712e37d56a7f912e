/** @module-tag extended */

import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { teamRegistrationMachine } from '../../../../../machines/agents/team-registration/team-registration.machine';
import { listMachine } from '../../../../../machines/platform/list/list.machine';
import type { RateName } from '../../../../../src/contract/agents/team';
import { consolidated, openLinks } from '../../../../rendered/harness/agent-lists';
import { inLanguages } from '../../../../rendered/harness/in-languages';
import { listOf } from '../../../../rendered/harness/lists';
import { openPlace } from '../../../../rendered/harness/open-place';
import { openPage } from '../../../../rendered/harness/page';
import { agentsSite, form, member } from '../../../../rendered/harness/siblings';
import { held, inert } from '../../../../rendered/harness/test-doubles';

afterEach(cleanup);

type PageOptions = { site?: typeof member.systemStatus; rates?: RateName[]; list?: ReturnType<typeof listOf> };
/** The list in a state other than shown. */
const listIn = (value: string, outcome: object | null) =>
  inert(listMachine, { value, context: { filter: {}, pageNo: 1, outcome, failure: null } });

inLanguages((language) => {
  const shows = async ({ site = member.systemStatus, rates = openLinks.rates, list }: PageOptions) => {
    const page = await openPage({
      children: { ...member, systemStatus: site },
      hosted: {
        agentCentre: listOf(consolidated),
        registerCenter: held(teamRegistrationMachine, {
          list: list ?? listOf({ ...openLinks, rates }),
          linkForm: form,
        }),
      },
      language,
      watched: teamRegistrationMachine,
      report: () => {},
    });
    return { ...page, centre: await openPlace(page, 'registerCenter') };
  };
  const text = () => document.body.textContent ?? '';

  test('a link leads to this site if it accepts registrations [own.team.registration]', async () => {
    await shows({});
    expect(text()).toContain(`${location.origin}/register?affiliateCode=SHAPLA26`);
  });

  test('on the agents’ site a link leads to the configured members’ site [own.invitation.site]', async () => {
    const { screen } = await shows({ site: agentsSite('https://play.example.test') });
    expect(text()).toContain('https://play.example.test/register?affiliateCode=SHAPLA26');
    await screen.hides('status', 'agentLinks.noAddress');
  });

  test('an agents’ site without a members’ site shows codes and the reason [own.invitation.site]', async () => {
    const { screen } = await shows({ site: agentsSite(null) });
    const words = {
      bn: 'এখানে লিংক কপি করা যায় না: নিবন্ধন হয় খেলোয়াড়দের সাইটে',
      en: 'No links to copy here: people register on the players’ site',
    };
    await screen.sees('status', 'agentLinks.noAddress');
    expect(text()).toContain(words[language]);
    await screen.hides('button', 'agentLinks.copy');
    expect(document.querySelector('details')).toBeNull();
    expect(text()).not.toContain('/register');
  });

  test.each([
    { condition: 'while the list loads', list: listIn('loading', null), isOffered: false },
    { condition: 'after the list failed', list: listIn('failed', null), isOffered: false },
    {
      condition: 'while the list is read again',
      list: listIn('loading', { kind: 'loaded', page: openLinks }),
      isOffered: true,
    },
  ])(
    'a new link is offered only with the rates that its form needs: $condition, $isOffered [own.team.registration]',
    async ({ list, isOffered }) => {
      const { screen } = await shows({ list });
      await screen.sees('button', 'agentLinks.join');
      await (isOffered ? screen.sees('button', 'agentLinks.new') : screen.hides('button', 'agentLinks.new'));
    },
  );

  test.each([
    {
      rates: ['daily', 'win'] as RateName[],
      ids: { daily: true, win: true, dividend: false, hourly: false, loss: false },
    },
    { rates: [], ids: { dividend: false, daily: false, hourly: false, win: false, loss: false } },
  ])(
    'the form asks only for rates that can be offered: $rates [s6.flag.agent-salary-pages]',
    async ({ rates, ids }) => {
      const { act, centre } = await shows({ rates });
      await act(() => centre.send({ type: 'linking.requested' }));
      const rateFields = Object.keys(ids).map((name) => [name, document.querySelector(`[name=${name}]`) !== null]);
      expect(Object.fromEntries(rateFields)).toEqual(ids);
      expect(document.querySelector('fieldset.link-rates') !== null).toBe(rates.length > 0);
    },
  );

  test('a link shows no rate of an unavailable kind [s6.flag.agent-salary-pages]', async () => {
    await shows({ rates: ['daily'] });
    const percent = { bn: ['২.৫', '০.০৪'], en: ['2.5', '0.04'] }[language];
    expect(percent.map((rate) => text().includes(rate))).toEqual([true, false]);
  });
});
