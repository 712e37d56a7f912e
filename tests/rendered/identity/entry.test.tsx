import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { entrySamples } from '../../../machines/identity/entry/entry.samples';
import { entryDriver } from '../../drivers/identity/entry.driver';
import { describePaths } from '../harness/describe-paths';
import { attemptWith, openEntry } from '../harness/open-login';
import { forced } from '../harness/open-passwords';
import { held } from '../harness/test-doubles';

const inputs = Object.values(entrySamples.inputs).map(({ input }) => input);

describePaths({
  flow: 'entry',
  driver: entryDriver,
  ...attemptWith({ entry: held(entryMachine, { passwordChange: forced }) }),
  begin: (page, input) =>
    openEntry(page, inputs.find((candidate) => candidate === input) ?? entrySamples.inputs['by password'].input),
});
