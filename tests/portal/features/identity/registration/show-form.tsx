import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { registrationSamples } from '../../../../../machines/identity/registration/registration.samples';
import {
  MODULES,
  type ModuleId,
  type RegistrationMethod,
  type RegistrationRules,
  type RuledField,
  SETTINGS,
} from '../../../../../src/contract';
import { BRAND } from '../../../../../src/contract/platform/brand';
import { RegisterFlow } from '../../../../../src/portal/features/identity/registration/register-flow';
import { registrationFlow } from '../../../../../src/portal/features/identity/registration/registration.flow';
import { show } from '../../../harness/dialog-support';
import { lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';

const { rules } = registrationSamples.outcomes.loadRules['all methods enabled'].output;
/** Modules that are on by default. */
export const ON: ModuleId[] = [MODULES.mobileRegistration, MODULES.smsVerification, MODULES.countryPicker];
type Replies = Parameters<typeof lend>[0];
type HeldSite = NonNullable<Parameters<typeof heldPortal>[1]>['site'];
type FormOptions = {
  code?: string;
  on?: ModuleId[];
  /** False if registration needs an invitation. */
  direct?: boolean;
  fields?: Partial<Record<RuledField, object>>;
  replies?: Replies;
  method?: RegistrationMethod;
  bonuses?: RegistrationRules['bonuses'];
  site?: HeldSite;
};

/** The form over the real chart and wiring with prepared replies; by username, or by number if it starts so. */
export async function showForm(options: FormOptions = {}) {
  const {
    code = '',
    on = ON,
    direct = true,
    fields = {},
    replies = {},
    method = 'username',
    bonuses = [],
    site,
  } = options;
  // Only tests of the date of birth fill it in.
  const changed = Object.fromEntries(
    Object.entries({ birthday: { enabled: false }, ...fields }).map(([name, rule]) => [
      name,
      { ...rules.fields[name as RuledField], ...rule },
    ]),
  );
  const registerRules: RegistrationRules = { ...rules, fields: { ...rules.fields, ...changed }, bonuses };
  const { deps, sent } = lend(
    {
      '/wps/system/setting/register': { value: registerRules },
      '/wps/system/whitelabel': {
        value: {
          brand: BRAND,
          whiteLabel: [...(direct ? [MODULES.directRegistration] : []), ...on].map((modId) => ({
            modId,
            enabled: '1',
            childrenNodes: [],
          })),
          menu: [],
        },
      },
      ...replies,
    },
    on,
  );
  const { page } = heldPortal(null, { on, site });
  const registration = createActor(registrationFlow(deps), { input: { code, country: SETTINGS.homeCountry } }).start();
  const renderResult = show(<RegisterFlow registration={registration} />, { page: { ...page, vault: deps.vault } });
  await waitFor(() => expect(['form', 'closed']).toContain(registration.getSnapshot().value));
  /** The chart of the form, while it is open. */
  const { form } = registration.getSnapshot().children;
  if (method === 'username' && form && form.getSnapshot().context.method !== method)
    await act(async () => form.send({ type: 'method.selected', method }));
  return { ...renderResult, registration, form, deps, sent };
}
